/// A line of a section of a program with what it printed.
package struct PlayedLine: Sendable, Equatable {
  /// A value that makes a line longer is below it.
  private static let width = 80

  /// A line of the source; nil where the line has only what was printed.
  package let code: String?
  /// What is before the comment.
  package let gap: String
  /// What was printed, as a comment; empty where nothing was.
  package let comment: String
  /// What the comment is the value of; nil where it is none.
  package let value: PlayedValue?
  /// The line of the file that its code begins on, from 1; nil where that isn't known, or where it has no
  /// code. Lines that differ in this alone are equal.
  package private(set) var place: Int?

  /// A line of code, whatever comment it ends with.
  package init(code: String) {
    (self.code, gap, comment, value) = (code, "", "", nil)
  }

  private init(code: String, _ value: PlayedValue) {
    (self.code, gap, comment, self.value) = (code, "  ", value.comment, value)
  }

  private init(below indent: String, _ value: PlayedValue) {
    (code, gap, comment, self.value) = (nil, indent, value.comment, value)
  }

  private init(printed: String) {
    let text = printed.trimming { $0 == " " }
    // The columns of a table stay below each other.
    (code, gap, comment) = (nil, "", text.hasPrefix("//") ? text : "// \(printed)")
    value = nil
  }

  package static func == (one: PlayedLine, other: PlayedLine) -> Bool {
    (one.code, one.gap, one.comment, one.value) == (
      other.code, other.gap, other.comment, other.value
    )
  }

  /// The line as a page has it.
  package var text: String { (code ?? "") + gap + comment }

  /// The lines of some pieces, without the marks that only the package reads, and without the empty
  /// ones at both ends.
  ///
  /// Printed text comes after the whole line that printed it, so no piece is ever put into another.
  static func all(of pieces: [PlayedPiece]) -> [PlayedLine] {
    var lines: [PlayedLine] = []
    var (code, values, output): (String, [PlayedValue], [String]) = ("", [], [])
    // The line of the file where a piece is, and where the code of this line began.
    var (place, start): (Int?, Int?) = (nil, nil)
    func endLine() {
      let unmarked = code.contains("// ") ? [code].withoutMarks.first : code
      if let code = unmarked ?? (values.isEmpty ? nil : "") {
        let first = lines.count
        lines += all(code, values)
        lines[first].place = start
      }
      lines += output.map { PlayedLine(printed: $0) }
      (code, values, output) = ("", [], [])
    }
    for piece in pieces {
      switch piece {
      case .code(let text):
        for (index, line) in text.lines.enumerated() {
          if index > 0 {
            endLine()
            place = place.map { $0 + 1 }
          }
          if code.isEmpty { start = place }
          code += line
        }
      case .place(let line): place = line
      case .value(let value): values.append(value)
      case .output(let printed): output += printed.filter { !$0.isEmpty }
      }
    }
    endLine()
    let count = (lines.lastIndex { !$0.text.isEmpty } ?? -1) + 1
    return Array(lines.prefix(count).drop { $0.text.isEmpty })
  }

  /// A line of code with its value behind it, or below it if that makes the line too long. Further values
  /// of the line are below, too.
  private static func all(_ code: String, _ values: [PlayedValue]) -> [PlayedLine] {
    let indent = String(code.prefix { $0 == " " })
    var lines: [PlayedLine] = []
    for value in values {
      if lines.isEmpty, code.count + 2 + value.comment.count <= width {
        lines.append(PlayedLine(code: code, value))
      } else {
        if lines.isEmpty { lines.append(PlayedLine(code: code)) }
        lines.append(PlayedLine(below: indent, value))
      }
    }
    return lines.isEmpty ? [PlayedLine(code: code)] : lines
  }
}

extension [PlayedLine] {
  /// From the first to the last line of the file that their code begins on; nil where none is known.
  package var places: ClosedRange<Int>? {
    let all = compactMap(\.place)
    guard let first = all.min(), let last = all.max() else { return nil }
    return first...last
  }
}

/// A line `expression // value` of a transcript.
package struct PlayedValue: Sendable, Equatable {
  package let expression: String
  package let text: String

  package init(expression: String, text: String) {
    (self.expression, self.text) = (expression, text)
  }

  package var line: String { "\(expression) // \(text)" }

  fileprivate var comment: String { "// \(text.trimming { $0 == " " })" }
}

/// A part of a section.
enum PlayedPiece {
  /// The line of the file that what follows begins on.
  case place(Int)
  /// Code of one line or of several.
  case code(String)
  /// What the expression before it is.
  case value(PlayedValue)
  /// Other lines that the code before it printed.
  case output([String])
}
