// String literals.
extension Tokenizer {
  /// Reads the rest of a string whose `#` before the quotes are read.
  mutating func readStringLiteral(from start: Int) throws(OutlineError) -> StringLiteral {
    let poundCount = position - start
    // Without a line break after them, three quotes are an opening one and content, as in `#"""#`.
    let isMultiline = sees("\"\"\"\n") || sees("\"\"\"\r")
    let quotes: StaticString = isMultiline ? "\"\"\"" : "\""
    position += quotes.utf8CodeUnitCount
    if isMultiline { position += sees("\r\n") ? 2 : 1 }
    let contentStart = position
    var interpolations: [[Token]] = []
    while !sees(quotes)
      || self.poundCount(at: position + quotes.utf8CodeUnitCount) < poundCount
    {
      guard position < count, isMultiline || !current.isNewline else {
        throw lines.error("unterminated string literal", at: start)
      }
      let escapes =
        current == UInt8(ascii: "\\") && self.poundCount(at: position + 1) >= poundCount
      position += 1
      guard escapes else { continue }
      position += poundCount
      if current == UInt8(ascii: "(") {
        position += 1
        interpolations.append(try readInterpolation())
      } else if position < count, !current.isNewline {
        // The escaped character cannot begin the closing delimiter.
        position += 1
      }
    }
    let content = text(in: contentStart..<position)
    position += quotes.utf8CodeUnitCount + poundCount
    return StringLiteral(
      content: content, poundCount: poundCount, isMultiline: isMultiline,
      interpolations: interpolations)
  }

  private mutating func readInterpolation() throws(OutlineError) -> [Token] {
    let start = position
    guard interpolationDepth < Self.deepestInterpolation else {
      throw lines.error(
        "interpolations nested more than \(Self.deepestInterpolation) deep", at: start)
    }
    interpolationDepth += 1
    let tokens = try readTokens()
    interpolationDepth -= 1
    guard current == UInt8(ascii: ")") else {
      throw lines.error("unterminated interpolation", at: start)
    }
    position += 1
    return tokens
  }
}
