// Expressions are gone past, to find where they end. Between two operands there must be an operator,
// so after each token either an operand must follow, or the expression can end.
extension OutlineParser {
  /// Where an expression stands, which decides what ends it.
  enum ExpressionContext {
    /// It is a value: a comma or a list of observers ends it.
    case value
    /// It is the header of an `if`, a `for` and the like, patterns included: its body ends it.
    case header
    /// It is a statement.
    case statement
  }

  /// The words that stand before an operand without being one.
  private static let prefixWords: Set<String> = [
    "await", "unsafe", "consume", "copy", "borrow", "each", "any", "some",
  ]

  private static let operandKeywords: Set<String> = [
    "self", "Self", "super", "nil", "true", "false", "Any", "_", "init",
  ]

  private static let patternKeywords: Set<String> = ["let", "var", "case", "in", "where"]

  /// Goes past an expression that begins at the index.
  mutating func skipExpression(in context: ExpressionContext) throws(OutlineError) {
    var openTernaries = 0
    var goesOn = true
    while goesOn {
      while try !skipOperand(in: context) {}
      goesOn = false
      while try skipSuffix(in: context, isInTernary: openTernaries > 0) {}
      if try skipConnective(in: context, &openTernaries) { goesOn = true }
    }
  }

  /// Goes past an operand, and returns true, or past a prefix of one, and returns false.
  private mutating func skipOperand(in context: ExpressionContext) throws(OutlineError) -> Bool {
    guard !atEnd else { throw refusal("an expression must stand here") }
    switch tree.tokens[index].kind {
    case .string, .number, .regex:
      index += 1
    case .pound:
      index += 1
      skipGenericArgumentsOfExpression()
    case .operator:
      index = endOfOperator
      return false
    case .identifier:
      let isPrefix = Self.prefixWords.contains(tree.text(at: index)) && operandFollowsOnLine
      index += 1
      if isPrefix { return false }
      skipGenericArgumentsOfExpression()
    case .keyword:
      return try skipKeywordOperand(in: context)
    case .punctuation where sees("\\"):
      index += 1
      // In `\A.b` a type follows, in `\.b` a suffix; in `\.[0]` and `\.?.b` the dot has no name.
      if !sees(".") { return false }
      if !seesName(ahead: 1) { index += 1 }
    case .punctuation where sees("."):
      break  // The member after it is a suffix.
    case .punctuation where ["(", "[", "{"].contains { sees($0) }:
      skipBrackets()
    default:
      throw refusal("an expression must stand here")
    }
    return true
  }

  private mutating func skipKeywordOperand(
    in context: ExpressionContext
  ) throws(OutlineError) -> Bool {
    let word = tree.text(at: index)
    switch word {
    case "if", "switch", "do":
      try nested { parser throws(OutlineError) in try parser.skipControlFlow() }
    case "try", "repeat":
      index += 1
      return false
    case _ where context == .header && Self.patternKeywords.contains(word):
      index += 1
      return false
    case "is" where context == .header:
      index += 1
      try skipType()
    case _ where Self.operandKeywords.contains(word):
      index += 1
    default:
      throw refusal("an expression must stand here, and '\(word)' begins none")
    }
    return true
  }

  /// Goes past one thing that belongs to the operand before the index.
  private mutating func skipSuffix(
    in context: ExpressionContext, isInTernary: Bool
  ) throws(OutlineError) -> Bool {
    guard !atEnd else { return false }
    if sees(".") {
      index += 1
      guard seesName() || (!atEnd && tree.tokens[index].kind == .number) else {
        throw refusal("the name of a member must follow '.'")
      }
      index += 1
      skipGenericArgumentsOfExpression()
    } else if seesModuleSelector && seesName(ahead: 2) {
      index += 3
      skipGenericArgumentsOfExpression()
    } else if sees("(") || sees("[") {
      if tree.startsLine(index) { return false }
      skipBrackets()
    } else if sees("{") {
      if context == .header && !tree.isTrailingClosureInHeader(index) { return false }
      if context == .value && tree.beginsObservers(index) { return false }
      skipBrackets()
      if isInTernary { return true }
      while seesName(), sees(":", ahead: 1), sees("{", ahead: 2) {
        index += 2
        skipBrackets()
      }
    } else if sees("as") || sees("is") {
      index += 1
      if sees("?") || sees("!") { index += 1 }
      try skipType()
    } else if sees(":") && context == .header && !isInTernary {
      index += 1
      try skipType()
    } else if sees("#if") {
      return skipConditionalSuffix()
    } else if isPostfixOperator {
      index = endOfOperator
    } else {
      return false
    }
    return true
  }

  /// Goes past an `#if` around members of the operand before it, as in a chain of calls.
  private mutating func skipConditionalSuffix() -> Bool {
    let start = index
    skipDirective()
    index = sees(".") ? (tree.closing(of: start) ?? limit) + 1 : start
    return index > start
  }

  /// Goes past what must have another operand after it.
  private mutating func skipConnective(
    in context: ExpressionContext, _ openTernaries: inout Int
  ) throws(OutlineError) -> Bool {
    guard !atEnd else { return false }
    switch tree.tokens[index].kind {
    case .operator where !isPrefixOperator:
      if sees("?") { openTernaries += 1 }
      index = endOfOperator
    case .punctuation where sees(":") && openTernaries > 0:
      openTernaries -= 1
      index += 1
    case .punctuation where sees(",") && context == .header:
      index += 1
    case .keyword where context == .header && (sees("in") || sees("where")):
      index += 1
    default:
      return false
    }
    return true
  }

  private mutating func skipGenericArgumentsOfExpression() {
    if !atEnd, let end = tree.endOfGenericArguments(at: index) { index = end }
  }

  private var operandFollowsOnLine: Bool {
    let next = index + 1
    guard next < limit, !tree.startsLine(next) else { return false }
    switch tree.tokens[next].kind {
    case .identifier, .number, .string, .regex, .pound: return true
    case .keyword:
      let word = tree.text(at: next)
      return Self.operandKeywords.contains(word) || ["try", "if", "switch", "do"].contains(word)
    default: return false
    }
  }
}

// MARK: - Operators

extension OutlineParser {
  /// Goes past an operator, all its pieces together.
  mutating func takeOperator() -> Bool {
    guard !atEnd, tree.tokens[index].kind == .operator else { return false }
    index = endOfOperator
    return true
  }

  /// The index after the operator at the index. Its pieces touch one another; only `?` and `!` after
  /// an operand are operators of their own though another one touches them.
  private var endOfOperator: Int {
    var end = index + 1
    if (sees("?") || sees("!")) && touchesOperand { return end }
    while end < limit, tree.tokens[end].kind == .operator, tree.origins[end] == tree.origins[index]
    {
      end += 1
    }
    return end
  }

  private var isPostfixOperator: Bool {
    guard !atEnd, tree.tokens[index].kind == .operator, touchesOperand else { return false }
    return sees("?") || sees("!") || !touchesNext
  }

  private var isPrefixOperator: Bool {
    let isInfix = sees("?") || sees("=") || sees("->")
    return !isInfix && !touchesOperand && touchesNext
  }

  /// Whether the operator at the index touches the operand before it.
  private var touchesOperand: Bool {
    tree.touchesPrevious(index)
      && !["(", "[", "{", ",", ";", ":"].contains { tree.sees($0, at: index - 1) }
  }

  /// Whether the operator at the index touches the operand after it.
  private var touchesNext: Bool {
    let next = endOfOperator
    guard next < limit, tree.touchesPrevious(next) else { return false }
    return ![")", "]", "}", ",", ";", ":"].contains { sees($0, ahead: next - index) }
      && !(sees(".", ahead: next - index) && touchesOperand)
  }
}
