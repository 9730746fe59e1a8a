/// The first difference between expected and printed transcript.
struct TranscriptDifference: Sendable, Equatable {
  /// Counted from 1.
  let line: Int
  /// Nil if the expected transcript ends before that line.
  let expected: String?
  /// Nil if the printed transcript ends before that line.
  let printed: String?

  /// Nil if both texts have the same bytes.
  init?(expected: String, printed: String) {
    let (expectedLines, printedLines) = (expected.lines, printed.lines)
    guard Array(expected.utf8) != Array(printed.utf8) else { return nil }
    let index = zip(expectedLines, printedLines).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    line = index + 1
    self.expected = index < expectedLines.count ? expectedLines[index] : nil
    self.printed = index < printedLines.count ? printedLines[index] : nil
  }

  /// Both lines, one below the other.
  var twoLines: [String] {
    [
      "expected: \(expected.map(visible) ?? "(no such line)")",
      "printed:  \(printed.map(visible) ?? "(no such line)")",
    ]
  }
}

/// The diff of two texts with all lines: `- ` before removed lines, `+ ` before added ones, two spaces before the others.
package func markedLines(from old: [String], to new: [String]) -> [String] {
  var (gone, added): (Set<Int>, Set<Int>) = ([], [])
  for change in new.difference(from: old, by: { $0.hasSameBytes(as: $1) }) {
    switch change {
    case .remove(let offset, _, _): gone.insert(offset)
    case .insert(let offset, _, _): added.insert(offset)
    }
  }
  var (lines, next): ([String], Int) = ([], 0)
  for (offset, line) in new.enumerated() {
    while gone.contains(next) {
      lines.append("- \(old[next])")
      next += 1
    }
    if !added.contains(offset) { next += 1 }
    lines.append("\(added.contains(offset) ? "+" : " ") \(line)")
  }
  return lines + old[next...].map { "- \($0)" }
}

/// The changed lines of a diff, with some lines around them. A line `…` replaces the others.
///
/// - Parameter kept: the indices of other lines that are shown.
package func shortened(_ lines: [String], around count: Int, keeping kept: Set<Int> = [])
  -> [String]
{
  var near = kept
  for (index, line) in lines.enumerated() where !line.hasPrefix(" ") {
    near.formUnion(index - count...index + count)
  }
  var shown: [String] = []
  for (index, line) in lines.enumerated() {
    if near.contains(index) {
      shown.append(line)
    } else if shown.last != "  …" {
      shown.append("  …")
    }
  }
  return shown
}

extension Sequence<String> {
  /// The lines of a source without the package's marks for snippets and for values to predict.
  package var withoutMarks: [String] {
    let (line, predict) = (#/^[-+ ]*\/\/ (?:snippet\.|predict: )/#, #/ *\/\/ predict(?:: .+)?$/#)
    // Most lines have no comment, and a regex search is slow.
    return filter { !$0.contains("// ") || !$0.contains(line) }.map {
      $0.contains("// predict") ? $0.replacing(predict, with: "") : $0
    }
  }
}

/// The diff with one line of context. Above each part is its place in `old`: `Exercise.swift:12`.
package func placedLines(from old: String, to new: String, in name: String) -> [String] {
  let lines = markedLines(from: old.withLineFeeds.lines, to: new.withLineFeeds.lines)
  var (shown, number, wasNear): ([String], Int, Bool) = ([], 1, false)
  for (index, line) in lines.enumerated() {
    let around = lines[max(0, index - 1)...min(index + 1, lines.count - 1)]
    let isNear = around.contains { !$0.hasPrefix(" ") }
    if isNear, !wasNear { shown.append("\(name):\(number + (line.hasPrefix(" ") ? 1 : 0))") }
    if isNear { shown.append(change(line)) }
    wasNear = isNear
    if !line.hasPrefix("+") { number += 1 }
  }
  return shown
}

/// The removed (`-`) and added (`+`) lines of a diff.
package func differingLines(from old: String, to new: String) -> [String] {
  markedLines(from: old.lines, to: new.lines).filter { !$0.hasPrefix(" ") }.map(change)
}

/// A diff line for display, with trailing white space made visible in changed lines, and removed from empty ones.
private func change(_ line: String) -> String {
  line.count == 2 ? "\(line.first!)" : line.hasPrefix(" ") ? line : visible(line)
}

/// Makes trailing white space visible.
private func visible(_ line: String) -> String {
  let trailing = line.reversed().prefix { $0 == " " || $0 == "\t" || $0 == "\r" }.count
  guard trailing > 0 else { return line }
  let end = line.suffix(trailing)
    .replacing(" ", with: "␠").replacing("\t", with: "␉").replacing("\r", with: "␍")
  return String(line.dropLast(trailing)) + end
}
