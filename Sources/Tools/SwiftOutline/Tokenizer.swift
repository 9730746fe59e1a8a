/// Cuts the bytes of one file into tokens, in one pass from the front.
struct Tokenizer {
  /// How deep interpolations may nest, which bounds the recursion.
  static let deepestInterpolation = 32

  let path: String
  let bytes: [UInt8]
  let lines: LineTable
  var position = 0
  var interpolationDepth = 0

  init(path: String, bytes: [UInt8], lines: LineTable) {
    self.path = path
    self.bytes = bytes
    self.lines = lines
  }

  /// Reads tokens up to the end of the file or, within an interpolation, up to the parenthesis
  /// that closes it, which is left unread.
  mutating func readTokens() throws(OutlineError) -> [Token] {
    var tokens: [Token] = []
    var openParentheses = 0
    skipWhiteSpace()
    while let scalar = current {
      if interpolationDepth > 0 {
        if scalar == ")" && openParentheses == 0 { break }
        if scalar == "(" { openParentheses += 1 }
        if scalar == ")" { openParentheses -= 1 }
      }
      tokens.append(try readToken(after: tokens.last))
      skipWhiteSpace()
    }
    return tokens
  }

  private mutating func readToken(after previous: Token?) throws(OutlineError) -> Token {
    let start = position
    let kind = try readKind(after: previous)
    let line = lines.line(of: start)
    let column = start - lines.startOfLine(at: start) + 1
    return Token(kind: kind, range: start..<position, line: line, column: column)
  }

  private mutating func readKind(after previous: Token?) throws(OutlineError) -> Token.Kind {
    guard let scalar = current else { throw refusal("the file ends too early", at: position) }
    if sees("//") || (position == 0 && sees("#!")) {
      skip { !$0.isNewline }
      return .comment
    }
    if sees("/*") { return try readBlockComment() }
    switch scalar {
    case "(", ")", "[", "]", "{", "}", ",", ":", ";", "@", "\\":
      position += 1
      return .punctuation
    case "\"":
      return .string(try readStringLiteral())
    case "#":
      return try readPound()
    case "`":
      return try readNameInBackticks()
    case "$":
      return try readDollarName()
    case "0"..."9":
      return try readNumber(after: previous)
    case ".":
      return try readDot(after: previous)
    case _ where scalar.isIdentifierHead:
      return readWord()
    case _ where scalar.isOperatorHead:
      return try readOperator(after: previous)
    default:
      let code = String(scalar.value, radix: 16, uppercase: true)
      throw refusal("no token begins with the character U+\(code)", at: position)
    }
  }

  private mutating func readBlockComment() throws(OutlineError) -> Token.Kind {
    let start = position
    var depth = 0
    repeat {
      if sees("/*") {
        depth += 1
        position += 2
      } else if sees("*/") {
        depth -= 1
        position += 2
      } else if position < bytes.count {
        position += 1
      } else {
        throw refusal("this block comment is not closed", at: start)
      }
    } while depth > 0
    return .comment
  }

  private mutating func readPound() throws(OutlineError) -> Token.Kind {
    let start = position
    skip { $0 == "#" }
    let afterPounds = current
    position = start
    if afterPounds == "\"" { return .string(try readStringLiteral()) }
    if afterPounds == "/" { return try readRegex() }
    position += 1
    guard let scalar = current, scalar.isIdentifierHead else {
      throw refusal("a name, a string or a regex literal must follow '#'", at: start)
    }
    skip { $0.isIdentifierTail }
    return Token.directives.contains(text(from: start)) ? .directive : .pound
  }

  private mutating func readRegex() throws(OutlineError) -> Token.Kind {
    let start = position
    skip { $0 == "#" }
    let end = "/" + String(repeating: "#", count: position - start)
    position += 1
    let isMultiline = current?.isNewline == true
    while let scalar = current, isMultiline || !scalar.isNewline {
      if sees(end) {
        position += end.utf8.count
        return .regex
      }
      position += UTF8.width(scalar)
      // An escaped character, a slash too, does not end the literal.
      if scalar == "\\", let escaped = current, !escaped.isNewline {
        position += UTF8.width(escaped)
      }
    }
    throw refusal("this regex literal is not closed", at: start)
  }
}

// MARK: - Looking at the text

extension Tokenizer {
  /// The character at the position, or nil at the end of the file.
  var current: Unicode.Scalar? { scalar(at: position) }

  func scalar(at offset: Int) -> Unicode.Scalar? {
    guard offset < bytes.count else { return nil }
    if bytes[offset] < 0x80 { return Unicode.Scalar(bytes[offset]) }
    var decoder = UTF8()
    var rest = bytes[offset...].prefix(4).makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&rest) else { return nil }
    return scalar
  }

  /// Whether the text goes on with the given characters.
  func sees(_ expected: String) -> Bool {
    bytes[position...].starts(with: expected.utf8)
  }

  mutating func skip(while condition: (Unicode.Scalar) -> Bool) {
    while let scalar = current, condition(scalar) {
      position += UTF8.width(scalar)
    }
  }

  mutating func skipWhiteSpace() {
    // A byte order mark is white space at the start of a file, and nowhere else.
    if position == 0 && sees("\u{FEFF}") { position = 3 }
    skip { $0.isWhiteSpace }
  }

  func text(from start: Int) -> String {
    String(decoding: bytes[start..<position], as: UTF8.self)
  }

  func refusal(_ message: String, at offset: Int) -> OutlineError {
    lines.refusal(message, path: path, at: offset)
  }
}
