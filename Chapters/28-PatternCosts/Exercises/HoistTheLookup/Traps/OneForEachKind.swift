// Fails makesOneForEachCall: there is one formatter with the mark and one without.
// Also fails rowsStayTheSame.
// TASK 2: Write the rows with fewer formatters.
let currency: String

func rows(for products: [Product], cents: [Int]) -> [String] {
  guard !products.isEmpty else { return [] }
  let (plain, marked) = (RowFormatter(currency: currency), RowFormatter(currency: currency))
  marked.mark = "% "
  return zip(products, cents).map { product, cents in
    (product.isReduced ? marked : plain).row(product.name, cents)
  }
}
