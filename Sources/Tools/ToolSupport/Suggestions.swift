/// A sentence that offers the known names nearest to what was typed, best first, with a space before
/// it: at most three, none that differs in more than half of its letters. Empty where there are none.
///
/// - Complexity: O(*n* · *m*) for each known name, in the lengths of the two words.
package func didYouMean(_ typed: String, in known: [String]) -> String {
  let typed = typed.lowercased()
  let near = known.map { (name: $0, distance: distance(typed, $0.lowercased())) }
    .filter { $0.distance <= max(2, max(typed.count, $0.name.count) / 2) }
    .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
  let names = near.prefix(3).map { $0.name }.joined(separator: ", ")
  return near.isEmpty ? "" : " Nearest: \(names)."
}

/// The number of letters to add, drop or change to turn one word into the other (Levenshtein, 1965).
private func distance(_ left: String, _ right: String) -> Int {
  let right = Array(right)
  var row = Array(0...right.count)
  for (i, letter) in left.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for j in right.indices {
      let changed = diagonal + (letter == right[j] ? 0 : 1)
      diagonal = row[j + 1]
      row[j + 1] = min(changed, row[j] + 1, diagonal + 1)
    }
  }
  return row[right.count]
}
