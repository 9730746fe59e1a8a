/// A sentence with the at most three known names that are most similar to what was typed, best first, and a space
/// before it. Similar names share more than half of their letters, in order. Empty if there are none.
package func didYouMean(_ typed: String, in known: [String]) -> String {
  let typed = typed.lowercased()
  // The difference in length is a lower bound: a text of thousands of letters is compared with no name.
  let near = known.filter { abs($0.count - typed.count) < min(typed.count, $0.count) }
    .map { (name: $0, changes: typed.difference(from: $0.lowercased()).count) }
    .filter { $0.changes < min(typed.count, $0.name.count) }
    .sorted { ($0.changes, $0.name) < ($1.changes, $1.name) }
  let names = near.prefix(3).map { $0.name }.joined(separator: ", ")
  return near.isEmpty ? "" : " Nearest: \(names)."
}
