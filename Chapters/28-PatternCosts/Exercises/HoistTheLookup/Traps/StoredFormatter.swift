// Fails makesOneForEachCall: the table makes it, and all calls share it.
// Also fails rowsStayTheSame.
// TASK 2: Write the rows with fewer formatters.
let currency: String
private let formatter: RowFormatter

init(currency: String) {
  self.currency = currency
  formatter = RowFormatter(currency: currency)
}

func rows(for products: [Product], cents: [Int]) -> [String] {
  zip(products, cents).map { product, cents in
    formatter.mark = product.isReduced ? "% " : ""
    return formatter.row(product.name, cents)
  }
}
