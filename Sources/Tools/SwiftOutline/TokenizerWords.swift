// Names, numbers and operators.
extension Tokenizer {
  mutating func readWord() -> Token.Kind {
    let start = position
    skip { $0.isIdentifierTail }
    return Token.keywords.contains(text(from: start)) ? .keyword : .identifier
  }

  mutating func readDollarName() throws(OutlineError) -> Token.Kind {
    let start = position
    position += 1
    skip { $0.isIdentifierTail }
    guard position > start + 1 else { throw refusal("a name must follow '$'", at: start) }
    return .identifier
  }

  mutating func readNameInBackticks() throws(OutlineError) -> Token.Kind {
    let start = position
    position += 1
    skip { $0 != "`" && !$0.isNewline }
    guard current == "`" else { throw refusal("this name in backticks is not closed", at: start) }
    guard position > start + 1 else { throw refusal("this name in backticks is empty", at: start) }
    position += 1
    return .identifier
  }

  mutating func readNumber(after previous: Token?) throws(OutlineError) -> Token.Kind {
    let start = position
    if previous.map(isDot) == true && previous?.range.upperBound == position {
      // The index of a tuple element: in `pair.0.1` there is no fraction.
      skip { $0.isDigit }
    } else if sees("0x") {
      try readHexadecimalNumber()
    } else if sees("0b") || sees("0o") {
      position += 2
      skip { $0.isDigit || $0 == "_" }
    } else {
      skip { $0.isDigit || $0 == "_" }
      if current == ".", scalar(at: position + 1)?.isDigit == true {
        position += 1
        skip { $0.isDigit || $0 == "_" }
      }
      readExponent("e", "E")
    }
    let lacksDigits = ["0x", "0b", "0o"].contains(text(from: start))
    guard !lacksDigits, current?.isIdentifierTail != true else {
      throw refusal("this number is not written as Swift writes one", at: start)
    }
    return .number
  }

  private mutating func readHexadecimalNumber() throws(OutlineError) {
    position += 2
    skip { $0.isHexDigit || $0 == "_" }
    let dot = position
    if current == ".", scalar(at: position + 1)?.isHexDigit == true {
      position += 1
      skip { $0.isHexDigit || $0 == "_" }
      guard current == "p" || current == "P" else {
        // What follows is a member such as `0xFF.description`.
        position = dot
        return
      }
    }
    readExponent("p", "P")
  }

  private mutating func readExponent(_ marks: Unicode.Scalar...) {
    guard let mark = current, marks.contains(mark) else { return }
    let sign = scalar(at: position + 1)
    let digits = position + (sign == "+" || sign == "-" ? 2 : 1)
    guard scalar(at: digits)?.isDigit == true else { return }
    position = digits
    skip { $0.isDigit || $0 == "_" }
  }

  mutating func readDot(after previous: Token?) throws(OutlineError) -> Token.Kind {
    let next = scalar(at: position + 1)
    // In the key path `\.?.name` the dot stands on its own.
    let isInKeyPath = previous.map { bytes[$0.range.lowerBound] == UInt8(ascii: "\\") } == true
    if let next, next.isOperatorHead, !isInKeyPath {
      return try readOperator(after: previous)
    }
    position += 1
    return .punctuation
  }

  mutating func readOperator(after previous: Token?) throws(OutlineError) -> Token.Kind {
    let start = position
    let touchesOperand = touchesOperand(previous)
    if touchesOperand && (current == "?" || current == "!") {
      // Optional chaining and forced unwrapping are always one character.
      position += 1
      return .operator
    }
    let canHoldDots = current == "."
    while let scalar = current, scalar.isOperatorTail, scalar != "." || canHoldDots {
      if sees("//") || sees("/*") { break }
      if sees("*/") { throw refusal("'*/' closes no block comment", at: position) }
      position += UTF8.width(scalar)
    }
    if !touchesOperand && text(from: start).contains("/") && canBeginRegex(after: previous) {
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
      let byte = Unicode.Scalar(bytes[previous.range.lowerBound])
      return byte == ")" || byte == "]" || byte == "}" || byte == "."
    default: return true
    }
  }

  private func canBeginRegex(after previous: Token?) -> Bool {
    guard let next = current, !next.isWhiteSpace, next != ")" else { return false }
    guard let previous, previous.kind == .keyword else { return true }
    let word = String(decoding: bytes[previous.range], as: UTF8.self)
    return word != "func" && word != "operator"
  }

  private func isDot(_ token: Token) -> Bool {
    token.kind == .punctuation && bytes[token.range.lowerBound] == UInt8(ascii: ".")
  }
}
