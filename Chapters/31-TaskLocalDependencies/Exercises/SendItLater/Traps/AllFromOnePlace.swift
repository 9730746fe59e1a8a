// Fails eachValue: a caller that sets one value loses the other one.
// Also fails everyCall, receiptInALine, errors.
// TASK 2: Make the lines.
private let items: [String]
private let atCreation = ShopValues.current

init(items: [String]) { self.items = items }

func lines<Line>(_ makeLine: (String) throws -> Line) rethrows -> [Line] {
  let isSet = ShopValues.current != ShopValues()
  let values = isSet ? ShopValues.current : atCreation
  return try ShopValues.$current.withValue(values) { try items.map(makeLine) }
}
