/// A line of a played section with its printed value.
package struct PlayedLine: Sendable, Equatable {
  /// The maximum length of a line. A value that would exceed it goes below its line.
  private static let width = 80

  /// A line of the source; nil if the line has only printed text.
  package let code: String?
  /// The space before the comment.
  package let gap: String
  /// The printed text, as a comment; empty if there is none.
  package let comment: String
  /// The value in the comment; nil if it isn't a value.
  package let value: PlayedValue?
  /// The line of the file on which its code begins, from 1; nil if unknown, or without code. Ignored by `==`.
  package private(set) var place: Int?

  /// A line of code, with any comment.
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
    // Printed text keeps its spaces, because it may be a row of a table.
    (code, gap, comment) = (nil, "", text.hasPrefix("//") ? text : "// \(printed)")
    value = nil
  }

  package static func == (one: PlayedLine, other: PlayedLine) -> Bool {
    (one.code, one.gap, one.comment, one.value) == (
      other.code, other.gap, other.comment, other.value
    )
  }

  /// The line on a page.
  package var text: String { (code ?? "") + gap + comment }

  /// The lines of pieces, without the package's marks and without empty lines at both ends.
  ///
  /// Printed text goes below the whole line that printed it.
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

  /// A line of code with its value behind it, or below it if the line would be too long. Further values of the line are
  /// below, too.
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
  /// The range of the lines' places in the file; nil if none is known.
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
  /// The line of the file on which the following code begins.
  case place(Int)
  /// One or more lines of code.
  case code(String)
  /// The value of the expression before it.
  case value(PlayedValue)
  /// Other printed lines of the code before it.
  case output([String])
}
