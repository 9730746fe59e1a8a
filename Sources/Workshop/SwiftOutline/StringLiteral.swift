/// The content of a string literal of any form.
package struct StringLiteral: Sendable, Equatable {
  /// The text between the quotes as written; in a multi-line literal, it begins on the next line.
  let content: String
  let poundCount: Int
  let isMultiline: Bool
  /// The tokens between `\(` and `)` of each interpolation, comments included.
  package let interpolations: [[Token]]

  /// The value of the literal, with its escapes resolved and the indentation of a multi-line one
  /// removed; nil when it has an interpolation.
  package var plainValue: String? {
    guard interpolations.isEmpty else { return nil }
    let text = isMultiline ? unindentedContent : content
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    let escape = "\\" + String(repeating: "#", count: poundCount)
    var value = ""
    var rest = text[...]
    while let start = rest.firstRange(of: escape) {
      value += rest[..<start.lowerBound]
      rest = rest[start.upperBound...]
      let mark = rest.popFirst()
      switch mark {
      case "0": value += "\0"
      case "n": value += "\n"
      case "r": value += "\r"
      case "t": value += "\t"
      case "u":
        let digits = rest.dropFirst().prefix(while: \.isHexDigit)
        value += UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map { String($0) } ?? ""
        rest = rest[digits.endIndex...].dropFirst()
      case " ", "\t", "\n":
        // A line break after a backslash is not part of the value.
        if mark != "\n" { rest = rest.drop { $0 != "\n" }.dropFirst() }
      default: value += mark.map { String($0) } ?? ""
      }
    }
    return value + rest
  }

  private var unindentedContent: String {
    var lines = content.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let indentation = lines.removeLast()
    return lines.map { $0.hasPrefix(indentation) ? $0.dropFirst(indentation.count) : "" }
      .joined(separator: "\n")
  }
}
