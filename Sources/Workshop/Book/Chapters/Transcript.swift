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

/// The lines to take out (`-`) and put in (`+`) to turn `old` into `new`.
package func differingLines(from old: String, to new: String) -> [String] {
  let difference = new.lines.difference(from: old.lines)
  let changes: [(offset: Int, order: Int, text: String)] = difference.map { change in
    switch change {
    case .remove(let offset, let line, _): (offset, 0, "- \(visible(line))")
    case .insert(let offset, let line, _): (offset, 1, "+ \(visible(line))")
    }
  }
  return changes.sorted { ($0.offset, $0.order) < ($1.offset, $1.order) }.map(\.text)
}

/// Shows white space at the end of a line, where it would be missed.
private func visible(_ line: String) -> String {
  let trailing = line.reversed().prefix { $0 == " " || $0 == "\t" || $0 == "\r" }.count
  guard trailing > 0 else { return line }
  let end = line.suffix(trailing)
    .replacing(" ", with: "␠").replacing("\t", with: "␉").replacing("\r", with: "␍")
  return String(line.dropLast(trailing)) + end
}
