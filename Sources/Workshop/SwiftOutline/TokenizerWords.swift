// Names, numbers and operators.
extension Tokenizer {
  mutating func readWord() -> Token.Kind {
    let start = position
    skipIdentifier()
    let length = position - start
    guard length < Token.keywords.count else { return .identifier }
    let isKeyword = Token.keywords[length].contains { sees($0, at: start) }
    return isKeyword ? .keyword : .identifier
  }

  mutating func readNameInBackticks() throws(OutlineError) -> Token.Kind {
    let start = position
    position += 1
    while position < count, current != UInt8(ascii: "`"), !current.isNewline { position += 1 }
    guard current == UInt8(ascii: "`") else {
      throw lines.error("unterminated name in backticks", at: start)
    }
    position += 1
    return .identifier
  }

  mutating func readNumber() -> Token.Kind {
    let exponent = sees("0x") ? UInt8(ascii: "p") : UInt8(ascii: "e")
    // The index of a tuple element has no fraction: `pair.0.1` has two indices. In `1...2` the dots
    // are an operator.
    let isIndex =
      follows(UInt8(ascii: ".")) && (position < 2 || bytes[position - 2] != UInt8(ascii: "."))
    skipIdentifier()
    if !isIndex, current == UInt8(ascii: "."), bytes[position + 1].isDigit {
      position += 1
      skipIdentifier()
    }
    let isSign = current == UInt8(ascii: "+") || current == UInt8(ascii: "-")
    if isSign, bytes[position - 1] | 0x20 == exponent, bytes[position + 1].isDigit {
      position += 1
      skipIdentifier()
    }
    return .number
  }

  mutating func readOperator(after tokens: [Token]) throws(OutlineError) -> Token.Kind {
    let start = position
    if isLeftBound(start), current == UInt8(ascii: "?") || current == UInt8(ascii: "!") {
      // Optional chaining and forced unwrapping are always one character.
      position += 1
      return .operator
    }
    let canHoldDots = current == UInt8(ascii: ".")
    var slash: Int?
    var endOfComment: Int?
    while current != UInt8(ascii: ".") || canHoldDots, !sees("//"), !sees("/*") {
      let scalar = scalar(at: position)
      guard scalar.isOperator || position > start && scalar.continuesOperator else { break }
      if scalar == "/", slash == nil { slash = position }
      if sees("*/"), endOfComment == nil { endOfComment = position }
      position += UTF8.width(scalar)
    }
    if let slash, canHoldRegex(from: start, after: tokens), let end = endOfRegex(from: slash) {
      regexEnd = end
      position = slash > start ? slash : end
      return slash > start ? .operator : .regex
    }
    if let endOfComment {
      throw lines.error("unexpected end of block comment", at: endOfComment)
    }
    return .operator
  }

  /// Whether the text at an offset is joined to the text before it. This rule and the next one are the
  /// compiler's.
  func isLeftBound(_ offset: Int) -> Bool {
    guard offset > 0 else { return false }
    switch bytes[offset - 1] {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    // This slash ends a block comment.
    case UInt8(ascii: "/"): return offset < 2 || bytes[offset - 2] != UInt8(ascii: "*")
    // This byte ends a no-break space.
    case 0xA0: return offset < 2 || bytes[offset - 2] != 0xC2
    case let byte: return !byte.isWhiteSpace
    }
  }

  /// Whether an operator that begins after a space and ends at the position is joined to what
  /// follows it.
  func isRightBound() -> Bool {
    switch current {
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
      return false
    case UInt8(ascii: "/"): return !sees("//") && !sees("/*")
    case let byte: return !byte.isWhiteSpace
    }
  }
}
