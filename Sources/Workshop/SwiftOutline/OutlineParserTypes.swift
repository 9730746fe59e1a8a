// Types. What brackets enclose is skipped as a whole, so its nesting has no limit.
extension OutlineParser {
  private static let specifiers: Set<String> = [
    "any", "some", "inout", "borrowing", "consuming", "sending", "isolated", "repeat", "each",
    "nonisolated", "__owned", "__shared", "_const",
  ]

  mutating func parseType() throws(OutlineError) -> TypeSyntax {
    let start = index
    try skipType()
    return TypeSyntax(tree: tree, tokens: start..<index)
  }

  /// Skips a type, including `...` after it.
  mutating func skipType() throws(OutlineError) {
    repeat {
      try skipTypeSpecifiers()
      if sees("(") || sees("[") {
        skipBrackets()
      } else {
        // `class` was `AnyObject` until Swift 5. A number can be a generic argument.
        if tree.isNegativeNumber(at: index) { index += 1 }
        let isName = !atEnd && [.identifier, .number].contains(tree.tokens[index].kind)
        guard isName || ["Any", "Self", "_", "class"].contains(where: { sees($0) }) else {
          throw error("expected a type")
        }
        index += 1
      }
      while try skipTypeSuffix() {}
    } while take("&") || takeArrow()
    _ = take("...")
  }

  private mutating func skipTypeSpecifiers() throws(OutlineError) {
    while true {
      if sees("@") {
        _ = try parseAttribute()
      } else if seesName(), Self.specifiers.contains(tree.text(at: index)),
        seesName(ahead: 1) || ["(", "[", "@", "~"].contains(where: { sees($0, ahead: 1) })
      {
        index += 1
        if sees("("), sees("nonsending", ahead: 1) { skipBrackets() }
      } else if !take("~") {
        return
      }
    }
  }

  /// Skips one suffix of a type, such as its generic arguments, if there is one.
  private mutating func skipTypeSuffix() throws(OutlineError) -> Bool {
    if sees("<") {
      try skipGenericArguments()
    } else if tree.seesDot(at: index) && seesName(ahead: 1) {
      index += 2
    } else if (sees("?") || sees("!")) && tree.touchesPrevious(index) {
      index += 1
    } else {
      return false
    }
    return true
  }

  mutating func skipGenericArguments() throws(OutlineError) {
    guard tree.closing(of: index) != nil else {
      throw error("no '>' closes this list of types")
    }
    skipBrackets()
  }

  /// Takes `->` with the effects before it, or nothing.
  private mutating func takeArrow() -> Bool {
    let start = index
    _ = parseEffects()
    if take("->") { return true }
    index = start
    return false
  }
}
