// Types. What brackets enclose is gone past as a whole, so no type is too deep.
extension OutlineParser {
  private static let specifiers: Set<String> = [
    "any", "some", "inout", "borrowing", "consuming", "sending", "isolated", "repeat", "each",
    "__owned", "__shared", "_const",
  ]

  /// The type attributes that are never followed by arguments, so that `@escaping(Int) -> Int` is
  /// understood.
  private static let bareAttributes: Set<String> = ["escaping", "autoclosure", "Sendable"]

  mutating func parseType() throws(OutlineError) -> TypeSyntax {
    let start = index
    try skipType()
    return TypeSyntax(tree: tree, tokens: start..<index)
  }

  /// Goes past a type, including `...` after it.
  mutating func skipType() throws(OutlineError) {
    repeat {
      try skipTypeSpecifiers()
      try skipTypeOperand()
      while try skipTypeSuffix() {}
    } while take("&") || takeArrow()
    _ = take("...")
  }

  mutating func skipTypeAttributes() throws(OutlineError) {
    while sees("@") { try skipTypeAttribute() }
  }

  mutating func skipTypeAttribute() throws(OutlineError) {
    index += 1
    let name = try takeAnyName(of: "an attribute")
    while sees("."), seesName(ahead: 1) { index += 2 }
    if sees("<") { try skipGenericArguments() }
    if sees("("), tree.touchesPrevious(index), !Self.bareAttributes.contains(name) {
      skipBrackets()
    }
  }

  private mutating func skipTypeSpecifiers() throws(OutlineError) {
    while true {
      if sees("@") {
        try skipTypeAttribute()
      } else if sees("~") {
        index += 1
      } else if sees("nonisolated") && sees("(", ahead: 1) && sees("nonsending", ahead: 2) {
        index += 4
      } else if seesName(), Self.specifiers.contains(tree.text(at: index)), operandFollows {
        index += 1
      } else {
        return
      }
    }
  }

  /// Whether the word at the index is followed by what can begin a type.
  private var operandFollows: Bool {
    guard index + 1 < limit else { return false }
    if tree.tokens[index + 1].kind == .keyword {
      return ["Any", "Self", "inout", "repeat", "_"].contains { sees($0, ahead: 1) }
    }
    return tree.tokens[index + 1].kind == .identifier
      || ["(", "[", "@", "~"].contains { sees($0, ahead: 1) }
  }

  private mutating func skipTypeOperand() throws(OutlineError) {
    guard !atEnd else { throw refusal("a type must stand here") }
    switch tree.tokens[index].kind {
    case .identifier, .number: index += 1
    case .keyword where ["Any", "Self", "_"].contains { sees($0) }: index += 1
    case .punctuation where sees("(") || sees("["): skipBrackets()
    default: throw refusal("a type must stand here")
    }
  }

  /// Goes past one thing that can follow a type and belongs to it.
  private mutating func skipTypeSuffix() throws(OutlineError) -> Bool {
    if sees("<") {
      try skipGenericArguments()
    } else if sees(".") && seesName(ahead: 1) {
      index += 2
    } else if seesModuleSelector && seesName(ahead: 2) {
      index += 3
    } else if (sees("?") || sees("!")) && tree.touchesPrevious(index) {
      index += 1
    } else {
      return false
    }
    return true
  }

  /// Whether `::` is at the index, as in `Swift::Int`.
  var seesModuleSelector: Bool {
    sees(":") && sees(":", ahead: 1) && tree.touchesPrevious(index + 1)
  }

  mutating func skipGenericArguments() throws(OutlineError) {
    guard tree.closing(of: index) != nil else {
      throw refusal("this '<' has no '>' that ends a list of types")
    }
    skipBrackets()
  }

  /// Goes past `->` with the effects before it, or past nothing.
  private mutating func takeArrow() -> Bool {
    let start = index
    while sees("async") || sees("throws") || sees("rethrows") {
      index += 1
      if sees("("), tree.sees("throws", at: index - 1) { skipBrackets() }
    }
    if take("->") { return true }
    index = start
    return false
  }
}
