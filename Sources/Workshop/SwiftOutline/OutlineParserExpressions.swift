// Expressions and statements are skipped to find their ends. What brackets enclose is skipped as a
// whole. Outside of brackets, the end is a comma, a semicolon, a declaration, or a line that does
// not continue the line before it.
extension OutlineParser {
  /// The reserved words that can end an expression or a statement.
  private static let lastWords: Set<String> = [
    "self", "Self", "super", "nil", "true", "false", "Any", "_", "init",
    "return", "break", "continue", "fallthrough",
  ]

  /// Skips a required expression.
  mutating func skipValue() throws(OutlineError) {
    guard !atEnd, !sees(","), introducedKind(at: index) == nil else {
      throw error("expected an expression")
    }
    try skipExpression()
  }

  /// Skips an expression or a statement that begins at the index.
  mutating func skipExpression() throws(OutlineError) {
    let start = index
    // Whether the index is between `if` or a word like it and its body, where a comma does not end
    // the expression.
    var isInHeader = false
    while !atEnd, index == start || !endsExpression(isInHeader: isInHeader) {
      switch tree.tokens[index].kind {
      case .keyword where (sees("as") || sees("is")) && !tree.seesDot(at: index - 1):
        index += 1
        if sees("?") || sees("!") { index += 1 }
        try skipType()
      case .keyword:
        let isHeader =
          TokenTree.headerWords.contains(tree.text(at: index)) && !sees("{", ahead: 1)
          && !tree.seesDot(at: index - 1)
        isInHeader = isInHeader || isHeader
        index += 1
      case .punctuation where sees("{"):
        isInHeader = isInHeader && tree.isTrailingClosureInHeader(index)
        skipBrackets()
      default: index = tree.endOfOperand(at: index)
      }
    }
  }

  private func endsExpression(isInHeader: Bool) -> Bool {
    let kind = tree.tokens[index].kind
    if kind == .punctuation {
      if sees(";") { return true }
      if sees("{") { return ["willSet", "didSet"].contains(tree.firstAccessor(in: index)) }
    }
    if isInHeader, sees("{") || sees(",") || sees("where") { return false }
    if tree.startsLine(index) { return !previousLineContinues && !continuesPreviousLine }
    if isInHeader || tree.seesDot(at: index - 1) { return false }
    if kind != .keyword { return sees(",") }
    return sees("where") || introducedKind(at: index) != nil
  }

  /// Whether what comes before the index needs a continuation.
  var previousLineContinues: Bool {
    let last = index - 1
    switch tree.tokens[last].kind {
    case .operator:
      var start = last
      while tree.touchesPrevious(start), tree.tokens[start - 1].kind == .operator { start -= 1 }
      return !tree.touchesPrevious(start) && !tree.sees("operator", at: start - 1)
    case .punctuation: return [",", ":", ".", "::"].contains { tree.sees($0, at: last) }
    case .keyword:
      return !tree.seesDot(at: last - 1) && !Self.lastWords.contains(tree.text(at: last))
    default: return tree.sees("await", at: last)
    }
  }

  /// Whether what begins at the index continues what comes before it.
  private var continuesPreviousLine: Bool {
    switch tree.tokens[index].kind {
    case .operator:
      return sees("?") || sees("=") || sees("->") || !tree.touchesPrevious(endOfOperator)
    case .punctuation: return sees(".") || sees(":")
    case .keyword: return ["else", "catch", "in", "as", "is"].contains { sees($0) }
    // An `#if` can enclose part of a chain of member calls.
    case .directive:
      guard sees("#if") else { return false }
      var ahead = self
      ahead.skipDirective()
      return ahead.sees(".")
    default:
      // This is a labeled trailing closure after another trailing closure.
      return tree.sees("}", at: index - 1) && sees(":", ahead: 1) && sees("{", ahead: 2)
    }
  }

  // MARK: - Operators

  /// Takes the operator at the index as the name of a function.
  mutating func takeOperator() -> String {
    let start = index
    index = endOfOperator
    // In `==<T>(` the last piece of the operator begins the generic parameters.
    if index - start > 1, tree.sees("<", at: index - 1), seesName() { index -= 1 }
    return text(from: start)
  }

  /// The index after all pieces of the operator at the index.
  private var endOfOperator: Int {
    var end = index + 1
    while end < limit, tree.tokens[end].kind == .operator, tree.touchesPrevious(end) { end += 1 }
    return end
  }
}
