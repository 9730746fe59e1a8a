// Regex literals. The rules are the compiler's.
extension Tokenizer {
  /// Reads the rest of `#/…/#` from its first slash. With a line break after that, it can have
  /// several lines.
  mutating func readExtendedRegex(from start: Int) throws(OutlineError) -> Token.Kind {
    let pounds = position - start
    position += 1
    while current == UInt8(ascii: " ") || current == UInt8(ascii: "\t") { position += 1 }
    let isMultiline = current.isNewline
    while position < count, isMultiline || !current.isNewline {
      if current == UInt8(ascii: "/"), poundCount(at: position + 1) >= pounds {
        position += 1 + pounds
        return .regex
      }
      // An escaped character, such as a slash, does not end the literal.
      let escapes = current == UInt8(ascii: "\\")
      position += 1
      if escapes, position < count, !current.isNewline { position += 1 }
    }
    throw lines.error("unterminated regex literal", at: start)
  }

  /// The words that are operands.
  private static let operandWords: Set<String> = [
    "Any", "Self", "_", "false", "nil", "self", "super", "true",
  ]

  /// Whether a literal `/…/` can begin in the operator that begins at `start` and ends at the
  /// position.
  func canHoldRegex(from start: Int, after tokens: [Token]) -> Bool {
    guard !isLeftBound(start) else { return false }
    guard let last = tokens.lastIndex(where: { $0.kind != .comment }) else { return true }
    let previous = tokens[last]
    let word = text(in: previous.range)
    if previous.kind == .keyword, word == "func" || word == "operator" { return false }
    if isRightBound() { return true }
    // With a space on both sides, the slash is a binary operator, unless an operand must follow.
    switch previous.kind {
    case .keyword: return !Self.operandWords.contains(word)
    case .directive: return true
    case .punctuation: return ["(", "[", "{", ",", ";", ":"].contains(word)
    case .operator:
      guard isLeftBound(previous.range.lowerBound), last > 0 else { return true }
      // After an operand, `?` and `!` belong to that operand, but not in `try?`.
      return text(in: tokens[last - 1].range) == "try"
    default: return false
    }
  }

  /// The end of the literal `/…/` that begins at a slash, or nil if the slash is an operator.
  ///
  /// Spaces at both ends and an unmatched `)` decide for the operator. So does any other unmatched
  /// bracket, with which no regex is valid: before Swift 6, `f(/A.b, g(/C.d))` has two operators.
  func endOfRegex(from slash: Int) -> Int? {
    func isSpace(_ offset: Int) -> Bool {
      bytes[offset] == UInt8(ascii: " ") || bytes[offset] == UInt8(ascii: "\t")
    }
    var offset = slash + 1
    if isSpace(offset) { return nil }
    var groups = 0
    var classes = 0
    var endsWithSpace = false
    while offset < count, !bytes[offset].isNewline {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "/") { break }
      endsWithSpace = isSpace(offset)
      switch byte {
      case UInt8(ascii: "\\") where !bytes[offset + 1].isNewline: offset += 1
      case UInt8(ascii: "(") where classes == 0: groups += 1
      case UInt8(ascii: ")") where classes == 0: groups -= 1
      case UInt8(ascii: "["): classes += 1
      case UInt8(ascii: "]") where classes > 0: classes -= 1
      default: break
      }
      if groups < 0 { return nil }
      offset += 1
    }
    // After a backslash at the end of the file, the offset can be beyond the end.
    let isClosed =
      offset < count && sees("/", at: offset) && !sees("//", at: offset) && !sees("/*", at: offset)
    return isClosed && !endsWithSpace && groups == 0 && classes == 0 ? offset + 1 : nil
  }
}
