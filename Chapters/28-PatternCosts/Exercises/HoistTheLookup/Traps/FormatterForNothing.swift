// Fails makesOneForEachCall: an empty list makes a formatter.
// TASK 2: Write the rows with fewer formatters.
let currency: String

func rows(for products: [Product], cents: [Int]) -> [String] {
  let formatter = RowFormatter(currency: currency)
  return zip(products, cents).map { product, cents in
    formatter.mark = product.isReduced ? "% " : ""
    return formatter.row(product.name, cents)
  }
}
