/// Finds the calls of one name, when it is shown the tokens of a tree in order.
///
/// For each open bracket it remembers what is being read there, because `{` after a name begins a
/// trailing closure except at the end of a header.
struct CallFinder {
  private struct Level {
    let isParenthesis: Bool
    /// Whether this is between `if` or a word like it and its body.
    var isInHeader = false
  }

  let name: String
  let tree: TokenTree
  private var levels = [Level(isParenthesis: false)]

  init(name: String, tree: TokenTree) {
    self.name = name
    self.tree = tree
  }

  /// Looks at the next token, and returns the call that begins there.
  mutating func visit(_ index: Int) -> Call? {
    switch tree.tokens[index].kind {
    case .punctuation: visitPunctuation(index)
    case .keyword:
      // After a dot and before a colon every word is a name; `while` behind a body ends a `repeat`.
      let isName = tree.sees(".", at: index - 1) || tree.sees(":", at: index + 1)
      let endsRepeat = tree.sees("}", at: index - 1) && !tree.startsLine(index)
      if !isName, !endsRepeat, TokenTree.headerWords.contains(tree.text(at: index)) {
        levels[levels.count - 1].isInHeader = true
      }
    case .identifier where tree.name(at: index) == name: return call(at: index)
    default: break
    }
    return nil
  }

  private mutating func visitPunctuation(_ index: Int) {
    switch tree.text(at: index) {
    case "(", "[": levels.append(Level(isParenthesis: true))
    case "{":
      if !canBeTrailingClosure(index) { levels[levels.count - 1].isInHeader = false }
      levels.append(Level(isParenthesis: false))
    case ")", "]", "}":
      if levels.count > 1 { levels.removeLast() }
    case ";": levels[levels.count - 1].isInHeader = false
    default: break
    }
  }

  /// Whether the `{` at an index does not begin a body or a list of observers.
  private func canBeTrailingClosure(_ index: Int) -> Bool {
    levels[levels.count - 1].isInHeader
      ? tree.isTrailingClosureInHeader(index) : !tree.beginsObservers(index)
  }
}

// MARK: - Calls

extension CallFinder {
  /// The words and signs before a name that is not the function called.
  private static let signsBeforeOtherNames: Set<String> = [
    ".", "@", "\\", "func", "macro", "struct", "class", "enum", "actor", "protocol", "extension",
    "typealias", "associatedtype", "precedencegroup", "import", "let", "var", "case",
  ]

  private static let signsBeforeTypes: Set<String> = ["->", "&", "~", "==", ":", ",", "is", "as"]

  /// Whether the name at an index, which a body follows, can be a type: in an annotation, say.
  private func canBeType(_ index: Int) -> Bool {
    let previous = index - 1
    guard previous >= 0, !levels[levels.count - 1].isParenthesis else { return false }
    if Self.signsBeforeTypes.contains(tree.text(at: previous)) { return !endsCase(previous) }
    // Behind an operand, such as `any` or the parameters of a function.
    return !tree.startsLine(index) && !tree.sees("await", at: previous)
      && (tree.sees(")", at: previous) || tree.tokens[previous].kind == .identifier)
  }

  /// Whether the token at an index is behind `case` or `default` on its line.
  private func endsCase(_ index: Int) -> Bool {
    var start = index
    while !tree.sees("case", at: start), !tree.sees("default", at: start) {
      if tree.startsLine(start) { return false }
      start -= 1
    }
    return tree.sees(":", at: index)
  }

  private func call(at index: Int) -> Call? {
    let level = levels[levels.count - 1]
    let isInList = tree.sees(",", at: index - 1) && !level.isParenthesis && !level.isInHeader
    // A list that is in no parentheses and no header is one of cases.
    if isInList || index > 0 && Self.signsBeforeOtherNames.contains(tree.text(at: index - 1)) {
      return nil
    }
    var end = tree.endOfGenericArguments(at: index + 1) ?? index + 1
    var arguments: [Argument] = []
    let hasParentheses = tree.sees("(", at: end) && !tree.startsLine(end)
    if hasParentheses {
      guard let closing = tree.closing(of: end) else { return nil }
      arguments = self.arguments(in: end + 1..<closing)
      end = closing + 1
    } else if canBeType(index) {
      return nil
    }
    var trailingClosure: Range<Int>?
    if tree.sees("{", at: end), canBeTrailingClosure(end), let closing = tree.closing(of: end) {
      trailingClosure = tree.tokens[end].range.upperBound..<tree.tokens[closing].range.lowerBound
      end = closing + 1
      while tree.isName(at: end), tree.sees(":", at: end + 1), tree.sees("{", at: end + 2),
        let closing = tree.closing(of: end + 2)
      {
        arguments += self.arguments(in: end..<closing + 1)
        end = closing + 1
      }
    }
    guard hasParentheses || trailingClosure != nil else { return nil }
    let start = tree.tokens[index].range.lowerBound
    return Call(
      name: name, line: tree.tokens[index].line,
      range: start..<tree.tokens[end - 1].range.upperBound, arguments: arguments,
      trailingClosure: trailingClosure)
  }

  private func arguments(in range: Range<Int>) -> [Argument] {
    var arguments: [Argument] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      if tree.sees(",", at: index) {
        arguments.append(argument(in: start..<index))
        start = index + 1
      }
      index = tree.endOfOperand(at: index)
    }
    // A comma can stand after the last argument.
    if start < range.upperBound { arguments.append(argument(in: start..<range.upperBound)) }
    return arguments
  }

  private func argument(in range: Range<Int>) -> Argument {
    var start = range.lowerBound
    var label: String?
    if tree.isName(at: start), tree.sees(":", at: start + 1) {
      label = tree.name(at: start)
      start += 2
    }
    let last = max(start, range.upperBound - 1)
    return Argument(
      label: label,
      range: tree.tokens[start].range.lowerBound..<tree.tokens[last].range.upperBound,
      tokens: Array(tree.tokens[start...last]))
  }
}
