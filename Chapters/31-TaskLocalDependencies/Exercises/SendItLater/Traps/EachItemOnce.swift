// Fails eachItem: an item that occurs twice gets one line.
// TASK 2: Make the lines.
private let items: [String]
private let atCreation = ShopValues.current

init(items: [String]) {
  var seen: Set<String> = []
  self.items = items.filter { seen.insert($0).inserted }
}

func lines<Line>(_ makeLine: (String) throws -> Line) rethrows -> [Line] {
  try withValues {
    $0.customer = $0.customer ?? atCreation.customer
    $0.language = $0.language ?? atCreation.language
  } operation: {
    try items.map(makeLine)
  }
}
