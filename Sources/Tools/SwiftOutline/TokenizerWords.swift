// Names, numbers and operators.
extension Tokenizer {
  mutating func readWord() -> Token.Kind {
    let start = position
    skipIdentifier()
    return Token.isKeyword(bytes + start, count: position - start) ? .keyword : .identifier
  }

  mutating func readDollarName() throws(OutlineError) -> Token.Kind {
    let start = position
    position += 1
    skipIdentifier()
    guard position > start + 1 else { throw refusal("a name must follow '$'", at: start) }
    return .identifier
  }

  mutating func readNameInBackticks() throws(OutlineError) -> Token.Kind {
    let start = position
    position += 1
    while position < count, current != UInt8(ascii: "`"), !current.isNewline { position += 1 }
    guard current == UInt8(ascii: "`") else {
      throw refusal("this name in backticks is not closed", at: start)
    }
    guard position > start + 1 else { throw refusal("this name in backticks is empty", at: start) }
    position += 1
    return .identifier
  }

  mutating func readNumber(after previous: Token?) throws(OutlineError) -> Token.Kind {
    let start = position
    var lacksDigits = false
    if let previous, isDot(previous), previous.range.upperBound == position {
      // The index of a tuple element: in `pair.0.1` there is no fraction.
      while current.isDigit { position += 1 }
    } else if sees("0x") {
      readHexadecimalNumber()
      lacksDigits = position == start + 2
    } else if sees("0b") || sees("0o") {
      position += 2
      skipDigits()
      lacksDigits = position == start + 2
    } else {
      skipDigits()
      if current == UInt8(ascii: "."), bytes[position + 1].isDigit {
        position += 1
        skipDigits()
      }
      readExponent(UInt8(ascii: "e"))
    }
    if lacksDigits || current.isIdentifierTail
      || !current.isASCII && scalar(at: position).isIdentifierTail
    {
      throw refusal("this number is not written as Swift writes one", at: start)
    }
    return .number
  }

  private mutating func skipDigits() {
    while current.isDigit || current == UInt8(ascii: "_") { position += 1 }
  }

  private mutating func skipHexDigits() {
    while current.isHexDigit || current == UInt8(ascii: "_") { position += 1 }
  }

  private mutating func readHexadecimalNumber() {
    position += 2
    skipHexDigits()
    let dot = position
    if current == UInt8(ascii: "."), bytes[position + 1].isHexDigit {
      position += 1
      skipHexDigits()
      guard current | 0x20 == UInt8(ascii: "p") else {
        // What follows is a member such as `0xFF.description`.
        position = dot
        return
      }
    }
    readExponent(UInt8(ascii: "p"))
  }

  /// - Parameter mark: the letter before the exponent, in lower case.
  private mutating func readExponent(_ mark: UInt8) {
    guard current | 0x20 == mark else { return }
    let sign = bytes[position + 1]
    let digits = position + (sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") ? 2 : 1)
    guard digits < count, bytes[digits].isDigit else { return }
    position = digits
    skipDigits()
  }

  mutating func readDot(after previous: Token?) throws(OutlineError) -> Token.Kind {
    let next = bytes[position + 1]
    let beginsOperator =
      next.isOperator || !next.isASCII && scalar(at: position + 1).isOperatorHead
    // In the key path `\.?.name` the dot stands on its own.
    if beginsOperator, previous.map({ bytes[$0.range.lowerBound] }) != UInt8(ascii: "\\") {
      return try readOperator(after: previous)
    }
    position += 1
    return .punctuation
  }

  mutating func readOperator(after previous: Token?) throws(OutlineError) -> Token.Kind {
    let start = position
    let touchesOperand = touchesOperand(previous)
    if touchesOperand && (current == UInt8(ascii: "?") || current == UInt8(ascii: "!")) {
      // Optional chaining and forced unwrapping are always one character.
      position += 1
      return .operator
    }
    let canHoldDots = current == UInt8(ascii: ".")
    var hasSlash = false
    while true {
      if current.isASCII {
        guard current.isOperator, current != UInt8(ascii: ".") || canHoldDots else { break }
        if sees("//") || sees("/*") { break }
        if sees("*/") { throw refusal("'*/' closes no block comment", at: position) }
        if current == UInt8(ascii: "/") { hasSlash = true }
        position += 1
      } else {
        let scalar = scalar(at: position)
        guard scalar.isOperatorTail else { break }
        position += UTF8.width(scalar)
      }
    }
    if hasSlash && !touchesOperand && canBeginRegex(after: previous) {
      throw refusal(
        "'/' here may begin a regex literal; write '#/…/#', or a space after an operator",
        at: start)
    }
    return .operator
  }

  /// Whether nothing stands between the previous token and the position, and it can end an operand.
  private func touchesOperand(_ previous: Token?) -> Bool {
    guard let previous, previous.range.upperBound == position else { return false }
    switch previous.kind {
    case .comment: return false
    case .punctuation:
      switch bytes[previous.range.lowerBound] {
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "."): return true
      default: return false
      }
    default: return true
    }
  }

  private func canBeginRegex(after previous: Token?) -> Bool {
    guard position < count, !current.isWhiteSpace, current != UInt8(ascii: ")") else {
      return false
    }
    guard let previous, previous.kind == .keyword else { return true }
    var word = self
    word.position = previous.range.lowerBound
    return !word.sees("func") && !word.sees("operator")
  }

  private func isDot(_ token: Token) -> Bool {
    token.kind == .punctuation && bytes[token.range.lowerBound] == UInt8(ascii: ".")
  }
}
