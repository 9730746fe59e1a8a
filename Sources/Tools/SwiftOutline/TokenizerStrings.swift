/// How a string literal is delimited.
struct StringDelimiters {
  let poundCount: Int
  let isMultiline: Bool

  /// The number of bytes of the closing delimiter.
  var width: Int { (isMultiline ? 3 : 1) + poundCount }
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
    let lastTextEnd = delimiters.isMultiline ? endOfContent(before: indentation) : position
    position += delimiters.width

    var segments: [StringLiteral.Segment] = []
    for (index, part) in parts.enumerated() {
      switch part {
      case .interpolation(let tokens):
        segments.append(.interpolation(tokens))
      case .text(let range):
        let end = index == parts.count - 1 ? max(range.lowerBound, lastTextEnd) : range.upperBound
        let text = try value(
          of: range.lowerBound..<end, in: delimiters, indentation: indentation,
          beginsLine: index == 0)
        if !text.isEmpty { segments.append(.text(text)) }
      }
    }
    return StringLiteral(segments: segments)
  }

  private mutating func readOpeningDelimiter() throws(OutlineError) -> StringDelimiters {
    let start = position
    let poundCount = poundCount(at: start)
    position += poundCount
    let single = StringDelimiters(poundCount: poundCount, isMultiline: false)
    guard sees("\"\"\"") && !isClosedOnThisLine(single) else {
      position += 1
      return single
    }
    position += 3
    guard current.isNewline else {
      throw refusal("the content of a multi-line string must begin on a new line", at: start)
    }
    position += sees("\r\n") ? 2 : 1
    return StringDelimiters(poundCount: poundCount, isMultiline: true)
  }

  /// Whether three quotes after `#` are an opening quote and content, as in `#"""#`.
  private func isClosedOnThisLine(_ single: StringDelimiters) -> Bool {
    guard single.poundCount > 0 else { return false }
    var ahead = self
    ahead.position += 2
    while !ahead.seesEnd(of: single) {
      guard ahead.position < count, !ahead.current.isNewline else { return false }
      ahead.position += 1
    }
    return true
  }

  /// Whether the closing delimiter is at the position.
  private func seesEnd(of delimiters: StringDelimiters) -> Bool {
    guard current == UInt8(ascii: "\""), !delimiters.isMultiline || sees("\"\"\"") else {
      return false
    }
    let quotes = delimiters.isMultiline ? 3 : 1
    return delimiters.poundCount == 0 || poundCount(at: position + quotes) >= delimiters.poundCount
  }

  /// Whether a backslash that begins an escape or an interpolation is at the position.
  func seesEscape(in delimiters: StringDelimiters) -> Bool {
    current == UInt8(ascii: "\\") && poundCount(at: position + 1) >= delimiters.poundCount
  }

  /// Reads up to the closing delimiter, which is left unread. The parts begin and end with a text.
  private mutating func readParts(
    of delimiters: StringDelimiters, from start: Int
  ) throws(OutlineError) -> [RawPart] {
    var parts: [RawPart] = []
    var textStart = position
    while !seesEnd(of: delimiters) {
      guard position < count, delimiters.isMultiline || !current.isNewline else {
        throw refusal("this string is not closed", at: start)
      }
      let escapes = seesEscape(in: delimiters)
      let textEnd = position
      position += 1
      guard escapes else { continue }
      position += delimiters.poundCount
      if current == UInt8(ascii: "(") {
        parts.append(.text(textStart..<textEnd))
        position += 1
        parts.append(.interpolation(try readInterpolation(in: delimiters)))
        textStart = position
      } else if position < count, !current.isNewline {
        // The escaped character cannot begin the closing delimiter.
        position += 1
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
    guard current == UInt8(ascii: ")") else {
      throw refusal("this interpolation is not closed", at: start)
    }
    guard delimiters.isMultiline || lines.line(of: position) == lines.line(of: start) else {
      throw refusal("an interpolation in a one-line string must stay on its line", at: start)
    }
    position += 1
    return tokens
  }

  /// The white space before the closing quotes of a multi-line string; nothing for another string.
  private func indentation(of delimiters: StringDelimiters) throws(OutlineError) -> Range<Int> {
    guard delimiters.isMultiline else { return position..<position }
    let start = lines.start(of: lines.line(of: position))
    for offset in start..<position where !bytes[offset].isWhiteSpace {
      throw refusal(
        "the closing quotes of a multi-line string need a line of their own", at: position)
    }
    return start..<position
  }

  /// The end of the content of a multi-line string: the line break before its last line.
  private func endOfContent(before lastLine: Range<Int>) -> Int {
    var lineBreak = self
    lineBreak.position = lastLine.lowerBound - 2
    return lineBreak.position + (lineBreak.sees("\r\n") ? 0 : 1)
  }
}
