/// A sentence that offers the known names nearest to what was typed, best first, with a space before
/// it: at most three, each with more than half of its letters the same and in order. Empty where
/// there are none.
package func didYouMean(_ typed: String, in known: [String]) -> String {
  let typed = typed.lowercased()
  // So many changes are needed at least: a text of thousands of letters is compared with none.
  let near = known.filter { abs($0.count - typed.count) < min(typed.count, $0.count) }
    .map { (name: $0, changes: typed.difference(from: $0.lowercased()).count) }
    .filter { $0.changes < min(typed.count, $0.name.count) }
    .sorted { ($0.changes, $0.name) < ($1.changes, $1.name) }
  let names = near.prefix(3).map { $0.name }.joined(separator: ", ")
  return near.isEmpty ? "" : " Nearest: \(names)."
}
