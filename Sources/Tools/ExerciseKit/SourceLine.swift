import Book

/// A line of a text, and where it was written.
struct SourceLine: Sendable {
  let file: String
  let number: Int
  var text: String

  /// The lines of a text; the last is what follows the last line feed.
  static func all(of text: String, in file: String) -> [SourceLine] {
    text.lines.enumerated().map { SourceLine(file: file, number: $0 + 1, text: $1) }
  }

  /// The spaces it begins with.
  var margin: Substring { text.prefix { $0 == " " } }

  /// The same line, deeper; an empty one stays empty.
  func indented(by margin: Substring) -> SourceLine {
    var line = self
    if !text.isEmpty { line.text = margin + text }
    return line
  }
}
