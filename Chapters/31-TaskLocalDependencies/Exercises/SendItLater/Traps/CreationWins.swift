// Fails eachValue: what was set at creation wins over the caller's.
// Also fails everyCall, receiptInALine, errors.
// TASK 2: Make the lines.
private let items: [String]
private let atCreation = ShopValues.current

init(items: [String]) { self.items = items }

func lines<Line>(_ makeLine: (String) throws -> Line) rethrows -> [Line] {
  try withValues {
    $0.customer = atCreation.customer ?? $0.customer
    $0.language = atCreation.language ?? $0.language
  } operation: {
    try items.map(makeLine)
  }
}
