// Statements stand between the declarations of a script, and are gone past.
extension OutlineParser {
  private static let controlWords: Set<String> = [
    "if", "guard", "for", "while", "repeat", "switch", "do", "defer",
  ]

  mutating func skipStatement() throws(OutlineError) {
    if tree.tokens[index].kind == .identifier, sees(":", ahead: 1), !sees(":", ahead: 2) {
      index += 2  // The label of a loop.
    }
    guard !atEnd else { throw refusal("a statement must stand here") }
    switch tree.text(at: index) {
    case let word where Self.controlWords.contains(word):
      try nested { parser throws(OutlineError) in try parser.skipControlFlow() }
    case "return", "throw", "break", "continue", "fallthrough":
      index += 1
      if !atEnd && !sees(";") && !tree.startsLine(index) { try skipExpression(in: .statement) }
    default:
      try skipExpression(in: .statement)
    }
  }

  /// Goes past a statement with bodies, from its first word to the end of its last body.
  mutating func skipControlFlow() throws(OutlineError) {
    let word = tree.text(at: index)
    index += 1
    if sees("throws") && sees("(", ahead: 1) {
      index += 1
      skipBrackets()
    }
    if !["do", "defer", "repeat"].contains(word) { try skipExpression(in: .header) }
    if word == "guard" { try expect("else", "'else' must stand here") }
    try skipBody()
    switch word {
    case "if":
      while take("else") {
        if take("if") { try skipExpression(in: .header) }
        try skipBody()
      }
    case "do":
      while take("catch") {
        if !sees("{") { try skipExpression(in: .header) }
        try skipBody()
      }
    case "repeat":
      try expect("while", "'while' must stand here")
      try skipExpression(in: .statement)
    default: break
    }
  }

  private mutating func skipBody() throws(OutlineError) {
    guard sees("{") else { throw refusal("the body of this statement must begin here") }
    skipBrackets()
  }
}
