// Fails eachValue: the values of the caller don't count.
// Also fails everyCall, receiptInALine, errors.
// TASK 2: Make the lines.
private let items: [String]
private let atCreation = ShopValues.current

init(items: [String]) { self.items = items }

func lines<Line>(_ makeLine: (String) throws -> Line) rethrows -> [Line] {
  try ShopValues.$current.withValue(atCreation) { try items.map(makeLine) }
}
