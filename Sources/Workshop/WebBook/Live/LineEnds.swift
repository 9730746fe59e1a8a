extension String {
  /// The text of a page with the line endings of its file, because a page's text field
  /// has `\n` only and drops a byte order mark.
  ///
  /// A line of `old` keeps its ending. A new line gets the most frequent one of `old`.
  func withLineEnds(of old: String) -> String {
    let mark = "\u{FEFF}"
    let hasMark = old.utf8.starts(with: mark.utf8) && !utf8.starts(with: mark.utf8)
    let start = hasMark ? mark : ""
    // A text with `\r` didn't come from a text field.
    guard old.utf8.contains(UInt8(ascii: "\r")), !utf8.contains(UInt8(ascii: "\r")) else {
      return start + self
    }
    let lines = FileLine.all(of: self)
    let before = FileLine.all(of: hasMark ? String(old.unicodeScalars.dropFirst()) : old)
    let same = zip(lines, before).prefix { $0.text == $1.text }.count
    let sameAtEnd = zip(lines.dropFirst(same).reversed(), before.dropFirst(same).reversed())
      .prefix { $0.text == $1.text }.count
    let counts = Dictionary(
      before.filter { !$0.end.isEmpty }.map { ($0.end, 1) }, uniquingKeysWith: +)
    let usual =
      counts.max { ($0.value, $0.key.utf8.count) < ($1.value, $1.key.utf8.count) }?.key ?? "\n"
    // A moved line keeps its ending, too.
    var moved = Dictionary(
      before.dropFirst(same).dropLast(sameAtEnd).map { ($0.text, [$0.end]) }, uniquingKeysWith: +)
    let between = lines.dropFirst(same).dropLast(sameAtEnd).map { line in
      moved[line.text]?.popLast() ?? usual
    }
    let ends = before.prefix(same).map(\.end) + between + before.suffix(sameAtEnd).map(\.end)
    return zip(lines, ends).reduce(into: start) { text, line in
      text += line.0.text
      if !line.0.end.isEmpty { text += line.1.isEmpty ? usual : line.1 }
    }
  }
}

/// A line of a file and its ending, which the last line may lack.
private struct FileLine {
  var text: String
  var end = ""

  static func all(of text: String) -> [FileLine] {
    var lines: [FileLine] = []
    var line = ""
    for scalar in text.unicodeScalars {
      if scalar == "\n", line.isEmpty, let last = lines.indices.last, lines[last].end == "\r" {
        lines[last].end = "\r\n"
      } else if scalar == "\n" || scalar == "\r" {
        lines.append(FileLine(text: line, end: String(scalar)))
        line = ""
      } else {
        line.unicodeScalars.append(scalar)
      }
    }
    return lines + [FileLine(text: line)]
  }
}
