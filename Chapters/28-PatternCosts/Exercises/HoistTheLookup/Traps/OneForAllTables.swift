// Fails makesOneForEachCall: all tables share a formatter, and its currency.
// Also fails rowsStayTheSame.
// TASK 2: Write the rows with fewer formatters.
nonisolated(unsafe) private static var shared: RowFormatter?
let currency: String

func rows(for products: [Product], cents: [Int]) -> [String] {
  let formatter = Self.shared ?? RowFormatter(currency: currency)
  Self.shared = formatter
  return zip(products, cents).map { product, cents in
    formatter.mark = product.isReduced ? "% " : ""
    return formatter.row(product.name, cents)
  }
}
