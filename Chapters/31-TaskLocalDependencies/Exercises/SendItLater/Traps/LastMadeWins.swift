// Fails eachValue: the values of the receipt that was made last are kept for all.
// TASK 2: Make the lines.
nonisolated(unsafe) private static var atCreation = ShopValues()
private let items: [String]

init(items: [String]) {
  self.items = items
  Receipt.atCreation = ShopValues.current
}

func lines<Line>(_ makeLine: (String) throws -> Line) rethrows -> [Line] {
  try withValues {
    $0.customer = $0.customer ?? Receipt.atCreation.customer
    $0.language = $0.language ?? Receipt.atCreation.language
  } operation: {
    try items.map(makeLine)
  }
}
