/// How a string literal is delimited.
struct StringDelimiters {
  let poundCount: Int
  let isMultiline: Bool
  let closing: String
  let escape: String

  init(poundCount: Int, isMultiline: Bool) {
    let pounds = String(repeating: "#", count: poundCount)
    self.poundCount = poundCount
    self.isMultiline = isMultiline
    closing = (isMultiline ? "\"\"\"" : "\"") + pounds
    escape = "\\" + pounds
  }
}

// String literals. A literal is read in two steps, because the indentation to remove from its lines
// is known only at its end: first its raw parts, then their values.
extension Tokenizer {
  private enum RawPart {
    case text(Range<Int>)
    case interpolation([Token])
  }

  mutating func readStringLiteral() throws(OutlineError) -> StringLiteral {
    let start = position
    let delimiters = try readOpeningDelimiter()
    let parts = try readParts(of: delimiters, from: start)
    let indentation = try indentation(of: delimiters)
    var lastTextEnd = position
    if let indentation {
      lastTextEnd = endOfContent(beforeLineAt: position - indentation.count)
    }
    position += delimiters.closing.utf8.count

    let reader = StringTextReader(
      tokenizer: self, delimiters: delimiters, indentation: indentation ?? [])
    var segments: [StringLiteral.Segment] = []
    for (index, part) in parts.enumerated() {
      switch part {
      case .interpolation(let tokens):
        segments.append(.interpolation(tokens))
      case .text(let range):
        let end = index == parts.count - 1 ? max(range.lowerBound, lastTextEnd) : range.upperBound
        let text = try reader.value(of: range.lowerBound..<end, beginsLine: index == 0)
        if !text.isEmpty { segments.append(.text(text)) }
      }
    }
    return StringLiteral(
      poundCount: delimiters.poundCount, isMultiline: delimiters.isMultiline, segments: segments)
  }

  private mutating func readOpeningDelimiter() throws(OutlineError) -> StringDelimiters {
    let start = position
    skip { $0 == "#" }
    let poundCount = position - start
    let single = StringDelimiters(poundCount: poundCount, isMultiline: false)
    guard sees("\"\"\"") && !isClosedOnThisLine(single) else {
      position += 1
      return single
    }
    position += 3
    if sees("\r\n") {
      position += 2
    } else if current?.isNewline == true {
      position += 1
    } else {
      throw refusal("the content of a multi-line string must begin on a new line", at: start)
    }
    return StringDelimiters(poundCount: poundCount, isMultiline: true)
  }

  /// Whether three quotes after `#` are an opening quote and content, as in `#"""#`.
  private func isClosedOnThisLine(_ single: StringDelimiters) -> Bool {
    guard single.poundCount > 0 else { return false }
    var ahead = self
    ahead.position += 2
    while !ahead.sees(single.closing) {
      guard let scalar = ahead.current, !scalar.isNewline else { return false }
      ahead.position += UTF8.width(scalar)
    }
    return true
  }

  /// Reads up to the closing delimiter, which is left unread. The parts begin and end with a text.
  private mutating func readParts(
    of delimiters: StringDelimiters, from start: Int
  ) throws(OutlineError) -> [RawPart] {
    var parts: [RawPart] = []
    var textStart = position
    while !sees(delimiters.closing) {
      guard let scalar = current, delimiters.isMultiline || !scalar.isNewline else {
        throw refusal("this string is not closed", at: start)
      }
      if scalar == "\\" && sees(delimiters.escape + "(") {
        parts.append(.text(textStart..<position))
        position += delimiters.escape.utf8.count + 1
        parts.append(.interpolation(try readInterpolation(in: delimiters)))
        textStart = position
      } else if scalar == "\\" && sees(delimiters.escape) {
        position += delimiters.escape.utf8.count
        // The escaped character cannot begin the closing delimiter.
        if let escaped = current, !escaped.isNewline { position += UTF8.width(escaped) }
      } else {
        position += UTF8.width(scalar)
      }
    }
    return parts + [.text(textStart..<position)]
  }

  private mutating func readInterpolation(
    in delimiters: StringDelimiters
  ) throws(OutlineError) -> [Token] {
    let start = position
    guard interpolationDepth < Self.deepestInterpolation else {
      throw refusal(
        "interpolations are nested more than \(Self.deepestInterpolation) deep", at: start)
    }
    interpolationDepth += 1
    let tokens = try readTokens()
    interpolationDepth -= 1
    guard current == ")" else { throw refusal("this interpolation is not closed", at: start) }
    guard delimiters.isMultiline || lines.line(of: position) == lines.line(of: start) else {
      throw refusal("an interpolation in a one-line string must stay on its line", at: start)
    }
    position += 1
    return tokens
  }

  /// The white space before the closing quotes of a multi-line string, or nil for another string.
  private func indentation(of delimiters: StringDelimiters) throws(OutlineError) -> [UInt8]? {
    guard delimiters.isMultiline else { return nil }
    let indentation = bytes[lines.startOfLine(at: position)..<position]
    guard indentation.allSatisfy({ Unicode.Scalar($0).isWhiteSpace }) else {
      throw refusal(
        "the closing quotes of a multi-line string need a line of their own", at: position)
    }
    return Array(indentation)
  }

  /// The end of the content of a multi-line string: the line break before its last line.
  private func endOfContent(beforeLineAt lineStart: Int) -> Int {
    let isPair = bytes[..<lineStart].suffix(2).elementsEqual("\r\n".utf8)
    return lineStart - (isPair ? 2 : 1)
  }
}
