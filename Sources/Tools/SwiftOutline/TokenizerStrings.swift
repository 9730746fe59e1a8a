// String literals.
extension Tokenizer {
  /// How a string literal is delimited.
  private struct Delimiters {
    let poundCount: Int
    let quotes: StaticString
  }

  mutating func readStringLiteral() throws(OutlineError) -> StringLiteral {
    let start = position
    let delimiters = readOpeningDelimiter()
    let isMultiline = delimiters.quotes.utf8CodeUnitCount == 3
    if isMultiline {
      while position < count, !current.isNewline { position += 1 }
      position += sees("\r\n") ? 2 : 1
    }
    let contentStart = position
    var interpolations: [[Token]] = []
    while !seesEnd(of: delimiters) {
      guard position < count, isMultiline || !current.isNewline else {
        throw refusal("this string is not closed", at: start)
      }
      let escapes =
        current == UInt8(ascii: "\\") && poundCount(at: position + 1) >= delimiters.poundCount
      position += 1
      guard escapes else { continue }
      position += delimiters.poundCount
      if current == UInt8(ascii: "(") {
        position += 1
        interpolations.append(try readInterpolation())
      } else if position < count, !current.isNewline {
        // The escaped character cannot begin the closing delimiter.
        position += 1
      }
    }
    let content = text(from: contentStart)
    position += delimiters.quotes.utf8CodeUnitCount + delimiters.poundCount
    return StringLiteral(
      content: content, poundCount: delimiters.poundCount, isMultiline: isMultiline,
      interpolations: interpolations)
  }

  private mutating func readOpeningDelimiter() -> Delimiters {
    let poundCount = poundCount(at: position)
    position += poundCount
    let single = Delimiters(poundCount: poundCount, quotes: "\"")
    guard sees("\"\"\"") && !isClosedOnThisLine(single) else {
      position += 1
      return single
    }
    position += 3
    return Delimiters(poundCount: poundCount, quotes: "\"\"\"")
  }

  /// Whether three quotes after `#` are an opening quote and content, as in `#"""#`.
  private func isClosedOnThisLine(_ single: Delimiters) -> Bool {
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
  private func seesEnd(of delimiters: Delimiters) -> Bool {
    guard current == UInt8(ascii: "\""), sees(delimiters.quotes) else { return false }
    let pounds = position + delimiters.quotes.utf8CodeUnitCount
    return delimiters.poundCount == 0 || poundCount(at: pounds) >= delimiters.poundCount
  }

  private mutating func readInterpolation() throws(OutlineError) -> [Token] {
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
    position += 1
    return tokens
  }
}
