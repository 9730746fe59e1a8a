/// What a chapter printed beside what it should print.
struct TranscriptDifference: Sendable, Equatable {
  /// Counted from 1.
  let line: Int
  /// Nil where the expected transcript ends before that line.
  let expected: String?
  /// Nil where the printed transcript ends before that line.
  let printed: String?

  /// The first line in which two texts differ; nil where they are the same bytes.
  init?(expected: String, printed: String) {
    let (wanted, found) = (expected.lines, printed.lines)
    guard Array(expected.utf8) != Array(printed.utf8) else { return nil }
    let index = zip(wanted, found).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    line = index + 1
    self.expected = index < wanted.count ? wanted[index] : nil
    self.printed = index < found.count ? found[index] : nil
  }

  /// Both lines, one below the other.
  var twoLines: [String] {
    [
      "expected: \(expected.map(visible) ?? "(no such line)")",
      "printed:  \(printed.map(visible) ?? "(no such line)")",
    ]
  }
}

/// All lines of two texts in order: `- ` before one that goes, `+ ` before one that comes, and two
/// spaces before one that stays.
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

extension Sequence<String> {
  /// The lines of a source without what only the package reads in it: the marks of a snippet, and of a
  /// value to predict.
  package var withoutMarks: [String] {
    let (line, predict) = (#/^[-+ ]*\/\/ (?:snippet\.|predict: )/#, #/ *\/\/ predict(?:: .+)?$/#)
    // Most lines have no comment, and a search for a pattern takes long.
    return filter { !$0.contains("// ") || !$0.contains(line) }.map {
      $0.contains("// predict") ? $0.replacing(predict, with: "") : $0
    }
  }
}

/// The lines that differ, with one before and one behind them that stay. Above each part stands where
/// `old` begins to differ: `Exercise.swift:12`.
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

/// The lines to take out (`-`) and put in (`+`) to turn `old` into `new`.
package func differingLines(from old: String, to new: String) -> [String] {
  markedLines(from: old.lines, to: new.lines).filter { !$0.hasPrefix(" ") }.map(change)
}

/// A marked line as it is shown: what changes with its white space at the end, an empty one without.
private func change(_ line: String) -> String {
  line.count == 2 ? "\(line.first!)" : line.hasPrefix(" ") ? line : visible(line)
}

/// Shows white space at the end of a line, where it would be missed.
private func visible(_ line: String) -> String {
  let trailing = line.reversed().prefix { $0 == " " || $0 == "\t" || $0 == "\r" }.count
  guard trailing > 0 else { return line }
  let end = line.suffix(trailing)
    .replacing(" ", with: "␠").replacing("\t", with: "␉").replacing("\r", with: "␍")
  return String(line.dropLast(trailing)) + end
}
