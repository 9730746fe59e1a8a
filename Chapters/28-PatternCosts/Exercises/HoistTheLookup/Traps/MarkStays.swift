// Fails rowsStayTheSame: after a reduced product, every row has the mark.
// TASK 2: Write the rows with fewer formatters.
let currency: String

func rows(for products: [Product], cents: [Int]) -> [String] {
  guard !products.isEmpty else { return [] }
  let formatter = RowFormatter(currency: currency)
  return zip(products, cents).map { product, cents in
    if product.isReduced { formatter.mark = "% " }
    return formatter.row(product.name, cents)
  }
}
