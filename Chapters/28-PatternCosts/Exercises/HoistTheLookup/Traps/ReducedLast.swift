// Fails rowsStayTheSame: with the reduced products last, the mark need not be taken away.
// TASK 2: Write the rows with fewer formatters.
let currency: String

func rows(for products: [Product], cents: [Int]) -> [String] {
  guard !products.isEmpty else { return [] }
  let formatter = RowFormatter(currency: currency)
  let all = Array(zip(products, cents))
  let plain = all.filter { !$0.0.isReduced }.map { formatter.row($0.0.name, $0.1) }
  formatter.mark = "% "
  return plain + all.filter(\.0.isReduced).map { formatter.row($0.0.name, $0.1) }
}
