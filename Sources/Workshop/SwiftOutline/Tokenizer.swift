/// Splits the bytes of one file into tokens, in one pass.
///
/// It reads raw memory and compares bytes, because anything else is slow in an unoptimized build.
struct Tokenizer {
  /// How deep interpolations may nest, which bounds the recursion.
  static let deepestInterpolation = 32

  let lines: LineTable
  /// The bytes of the file, followed by a zero byte.
  let bytes: UnsafePointer<UInt8>
  /// The number of bytes, without the zero byte.
  let count: Int
  var position = 0
  var interpolationDepth = 0
  /// The line of the last token.
  var line = 1
  /// The end of the regex literal that begins at the position, after an operator without a space, as
  /// in `!/a/`. It is not beyond the position if there is none.
  var regexEnd = 0
  /// The names of the file, each once and without its backticks, in the order of their first places.
  var names: [String] = []
  var numbers: [String: Int] = [:]

  /// Reads tokens up to the end of the file or, within an interpolation, up to the parenthesis
  /// that closes it, which is left unread.
  mutating func readTokens() throws(OutlineError) -> [Token] {
    var tokens: [Token] = []
    var openParentheses = 0
    skipWhiteSpace()
    while position < count {
      if current == UInt8(ascii: "(") { openParentheses += 1 }
      if current == UInt8(ascii: ")") { openParentheses -= 1 }
      if openParentheses < 0 && interpolationDepth > 0 { break }
      let start = position
      let place = lines.location(of: start, from: line)
      line = place.line
      let kind = try readKind(after: tokens)
      var number = -1
      if case .identifier = kind { number = self.number(ofNameIn: start..<position) }
      tokens.append(
        Token(
          kind: kind, range: start..<position, line: place.line, column: place.column,
          nameNumber: number))
      skipWhiteSpace()
    }
    return tokens
  }

  private mutating func number(ofNameIn range: Range<Int>) -> Int {
    let isInBackticks = bytes[range.lowerBound] == UInt8(ascii: "`")
    let name = text(in: isInBackticks ? range.lowerBound + 1..<range.upperBound - 1 : range)
    if let number = numbers[name] { return number }
    numbers[name] = names.count
    names.append(name)
    return names.count - 1
  }

  private mutating func readKind(after tokens: [Token]) throws(OutlineError) -> Token.Kind {
    let byte = current
    if byte.isIdentifierHead || byte == UInt8(ascii: "$") { return readWord() }
    switch byte {
    // In the key path `\.?.name` the dot is a token of its own.
    case UInt8(ascii: ".")
    where !scalar(at: position + 1).isOperator || follows(UInt8(ascii: "\\")):
      position += 1
      return .punctuation
    case UInt8(ascii: ":") where sees("::"):
      position += 2
      return .punctuation
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: ","), UInt8(ascii: ":"),
      UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: "@"), UInt8(ascii: ";"), UInt8(ascii: "\\"):
      position += 1
      return .punctuation
    case UInt8(ascii: "\""): return .string(try readStringLiteral(from: position))
    case UInt8(ascii: "/") where sees("//"): return readLineComment()
    case UInt8(ascii: "/") where sees("/*"): return try readBlockComment()
    case UInt8(ascii: "/") where regexEnd > position:
      position = regexEnd
      return .regex
    case UInt8(ascii: "#"): return try readPound()
    case UInt8(ascii: "`"): return try readNameInBackticks()
    case _ where byte.isDigit: return readNumber()
    case _ where scalar(at: position).isOperator: return try readOperator(after: tokens)
    case _ where byte.isASCII:
      let code = String(byte, radix: 16, uppercase: true)
      throw lines.error("invalid character U+\(code)", at: position)
    default: return readWord()
    }
  }

  private mutating func readLineComment() -> Token.Kind {
    while position < count, !current.isNewline { position += 1 }
    return .comment
  }

  private mutating func readBlockComment() throws(OutlineError) -> Token.Kind {
    let start = position
    var depth = 0
    repeat {
      guard position < count else {
        throw lines.error("unterminated block comment", at: start)
      }
      let nesting = sees("/*") ? 1 : sees("*/") ? -1 : 0
      depth += nesting
      position += nesting == 0 ? 1 : 2
    } while depth > 0
    return .comment
  }

  private mutating func readPound() throws(OutlineError) -> Token.Kind {
    let start = position
    if start == 0 && sees("#!") { return readLineComment() }
    position += poundCount(at: start)
    switch current {
    case UInt8(ascii: "\""): return .string(try readStringLiteral(from: start))
    case UInt8(ascii: "/"): return try readExtendedRegex(from: start)
    default: skipIdentifier()
    }
    return Token.directives.contains(text(in: start..<position)) ? .directive : .pound
  }

  // MARK: - Looking at the text

  /// The byte at the position, or zero at the end of the file.
  var current: UInt8 { bytes[position] }

  /// Whether a byte is directly before the position.
  func follows(_ byte: UInt8) -> Bool { position > 0 && bytes[position - 1] == byte }

  func scalar(at offset: Int) -> Unicode.Scalar {
    if bytes[offset].isASCII { return Unicode.Scalar(bytes[offset]) }
    let rest = UnsafeBufferPointer(start: bytes + offset, count: min(4, count - offset))
    return String(decoding: rest, as: UTF8.self).unicodeScalars.first ?? "\u{FFFD}"
  }

  /// Whether the text continues with the given characters.
  func sees(_ expected: StaticString) -> Bool { sees(expected, at: position) }

  /// Whether the text continues with the given characters at an offset.
  func sees(_ expected: StaticString, at start: Int) -> Bool {
    var offset = 0
    // The zero byte at the end stops the loop, because it matches none of them.
    while offset < expected.utf8CodeUnitCount {
      if bytes[start + offset] != expected.utf8Start[offset] { return false }
      offset += 1
    }
    return true
  }

  /// The number of consecutive `#` from an offset.
  func poundCount(at offset: Int) -> Int {
    var end = offset
    while bytes[end] == UInt8(ascii: "#") { end += 1 }
    return end - offset
  }

  /// Skips the rest of a name.
  mutating func skipIdentifier() {
    // No operator begins in the middle of a character beyond ASCII.
    while current.isIdentifierTail
      || !current.isASCII && !scalar(at: position).isOperator && !sees("\u{A0}")
    {
      position += 1
    }
  }

  mutating func skipWhiteSpace() {
    // A byte order mark is white space at the start of a file, and nowhere else.
    if position == 0 && sees("\u{FEFF}") { position = 3 }
    // The compiler takes a no-break space for a space, and warns.
    while current.isWhiteSpace || sees("\u{A0}") { position += current.isASCII ? 1 : 2 }
  }

  func text(in range: Range<Int>) -> String {
    let text = UnsafeBufferPointer(start: bytes + range.lowerBound, count: range.count)
    return String(decoding: text, as: UTF8.self)
  }
}
