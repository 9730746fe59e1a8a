// Fails eachValue: an empty text that the caller sets is taken for none.
// Also fails everyCall.
// TASK 2: Make the lines.
private let items: [String]
private let atCreation = ShopValues.current

init(items: [String]) { self.items = items }

func lines<Line>(_ makeLine: (String) throws -> Line) rethrows -> [Line] {
  func pick(_ now: String?, _ before: String?) -> String? {
    if let now, !now.isEmpty { now } else { before }
  }
  return try withValues {
    $0.customer = pick($0.customer, atCreation.customer)
    $0.language = pick($0.language, atCreation.language)
  } operation: {
    try items.map(makeLine)
  }
}
