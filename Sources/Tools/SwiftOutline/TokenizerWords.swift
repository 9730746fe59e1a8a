// Names, numbers and operators.
extension Tokenizer {
  mutating func readWord() -> Token.Kind {
    let start = position
    skipIdentifier()
    return Token.keywords.contains(text(from: start)) ? .keyword : .identifier
  }

  mutating func readNameInBackticks() throws(OutlineError) -> Token.Kind {
    let start = position
    position += 1
    while position < count, current != UInt8(ascii: "`"), !current.isNewline { position += 1 }
    guard current == UInt8(ascii: "`") else {
      throw lines.refusal("this name in backticks is not closed", at: start)
    }
    position += 1
    return .identifier
  }

  mutating func readNumber(after previous: Token?) -> Token.Kind {
    let exponent = sees("0x") ? UInt8(ascii: "p") : UInt8(ascii: "e")
    // The index of a tuple element has no fraction: `pair.0.1` has two indices.
    let isIndex = previous?.kind == .punctuation && bytes[position - 1] == UInt8(ascii: ".")
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

  mutating func readDot(after previous: Token?) throws(OutlineError) -> Token.Kind {
    // In the key path `\.?.name` the dot stands on its own.
    if scalar(at: position + 1).isOperator,
      previous.map({ bytes[$0.range.lowerBound] }) != UInt8(ascii: "\\")
    {
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
    while current != UInt8(ascii: ".") || canHoldDots, !sees("//"), !sees("/*") {
      if sees("*/") { throw lines.refusal("'*/' closes no block comment", at: position) }
      let scalar = scalar(at: position)
      guard scalar.isOperator else { break }
      position += UTF8.width(scalar)
    }
    if !touchesOperand && text(from: start).contains("/") && canBeginRegex(after: previous) {
      throw lines.refusal(
        "'/' here may begin a regex literal; write '#/…/#', or a space after an operator",
        at: start)
    }
    return .operator
  }

  /// Whether the previous token ends at the position and can end an operand.
  private func touchesOperand(_ previous: Token?) -> Bool {
    guard let previous, previous.range.upperBound == position else { return false }
    switch previous.kind {
    case .comment: return false
    case .punctuation: return ")]}.".utf8.contains(bytes[previous.range.lowerBound])
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
}
