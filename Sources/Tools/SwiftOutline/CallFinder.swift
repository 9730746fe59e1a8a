/// Finds the calls of one name, when it is shown the tokens of a tree in order.
///
/// For each open bracket it remembers which header is being read there, because `{` after a name
/// begins a trailing closure except at the end of a header.
struct CallFinder {
  private enum Header {
    /// From `if`, `for` and the like to the body.
    case statement
    /// From `func`, `struct`, `var` and the like to the body.
    case declaration
    /// From `case` to the end of its line, its colon or its equals sign.
    case enumCase
  }

  let name: String
  let tree: TokenTree
  private var headers: [Header?] = [nil]
  /// The places after the body of a `repeat`, where a `while` has no body of its own.
  private var endsOfRepeat: Set<Int> = []

  init(name: String, tree: TokenTree) {
    self.name = name
    self.tree = tree
  }

  /// Looks at the next token, and returns the call that begins there.
  mutating func visit(_ index: Int) -> Call? {
    endHeaderAtLine(index)
    switch tree.tokens[index].kind {
    case .punctuation, .operator: visitPunctuation(index)
    case .keyword: visitKeyword(index)
    case .identifier where tree.name(at: index) == name: return call(at: index)
    default: break
    }
    return nil
  }
}

// MARK: - Headers

extension CallFinder {
  private static let statementWords: Set<String> = [
    "if", "while", "for", "switch", "guard", "catch",
  ]

  private static let declarationWords: Set<String> = [
    "func", "init", "subscript", "var", "struct", "class", "enum", "protocol", "extension",
  ]

  private var header: Header? {
    get { headers.last ?? nil }
    set { headers[headers.count - 1] = newValue }
  }

  private mutating func visitPunctuation(_ index: Int) {
    switch tree.text(at: index) {
    case "(", "[":
      headers.append(nil)
    case "{":
      if !canBeTrailingClosure(index) { header = nil }
      if tree.sees("repeat", at: index - 1), let closing = tree.closing(of: index) {
        endsOfRepeat.insert(closing + 1)
      }
      headers.append(nil)
    case ")", "]", "}":
      if headers.count > 1 { headers.removeLast() }
    case "=":
      if header != .statement { header = nil }
    case ":":
      if header == .enumCase { header = nil }
    case ";":
      header = nil
    default: break
    }
  }

  private mutating func visitKeyword(_ index: Int) {
    // After a dot and before a colon every word is a name.
    if tree.sees(".", at: index - 1) || tree.sees(":", at: index + 1) { return }
    let word = tree.text(at: index)
    if Self.statementWords.contains(word), !endsOfRepeat.contains(index) {
      header = .statement
    } else if Self.declarationWords.contains(word) {
      header = .declaration
    } else if word == "case", header != .statement {
      header = .enumCase
    }
  }

  /// Ends the header of a declaration without a body at the line after it.
  private mutating func endHeaderAtLine(_ index: Int) {
    guard header == .declaration || header == .enumCase, tree.isName(at: index),
      tree.startsLine(index)
    else { return }
    let goesOn =
      [":", ",", "->", "&", "==", "where"].contains { tree.sees($0, at: index - 1) }
      || ["where", "throws", "rethrows", "async"].contains { tree.sees($0, at: index) }
    if !goesOn { header = nil }
  }

  /// Whether the `{` at an index does not begin a body or a list of observers.
  private func canBeTrailingClosure(_ index: Int) -> Bool {
    switch header {
    case .statement: tree.isTrailingClosureInHeader(index)
    case .declaration, .enumCase: false
    case nil: !tree.beginsObservers(index)
    }
  }
}

// MARK: - Calls

extension CallFinder {
  /// The words and signs before a name that is not the function called.
  private static let signsBeforeOtherNames: Set<String> = [
    ".", "@", "\\", "func", "macro", "struct", "class", "enum", "actor", "protocol", "extension",
    "typealias", "associatedtype", "precedencegroup", "import", "let", "var", "case",
  ]

  private func call(at index: Int) -> Call? {
    if index > 0 {
      let previous = tree.text(at: index - 1)
      let isCase = header == .enumCase && previous == ","
      if isCase || Self.signsBeforeOtherNames.contains(previous) { return nil }
    }
    var end = tree.endOfGenericArguments(at: index + 1) ?? index + 1
    var arguments: [Argument] = []
    let hasParentheses = tree.sees("(", at: end) && !tree.startsLine(end)
    if hasParentheses {
      guard let closing = tree.closing(of: end) else { return nil }
      arguments = self.arguments(in: end + 1..<closing)
      end = closing + 1
    }
    var trailingClosure: Range<Int>?
    if tree.sees("{", at: end), canBeTrailingClosure(end), let closing = tree.closing(of: end) {
      trailingClosure = inside(end, closing)
      end = closing + 1
      while let closing = closingOfLabeledClosure(at: end) {
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

  private func closingOfLabeledClosure(at index: Int) -> Int? {
    guard tree.isName(at: index), tree.sees(":", at: index + 1), tree.sees("{", at: index + 2)
    else { return nil }
    return tree.closing(of: index + 2)
  }

  private func inside(_ open: Int, _ closing: Int) -> Range<Int> {
    tree.tokens[open].range.upperBound..<tree.tokens[closing].range.lowerBound
  }

  private func arguments(in range: Range<Int>) -> [Argument] {
    var arguments: [Argument] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      if tree.sees(",", at: index) {
        arguments.append(argument(in: start..<index))
        index += 1
        start = index
      } else if let end = tree.endOfGenericArguments(at: index) {
        index = end
      } else if let closing = tree.closing(of: index), !tree.sees("<", at: index) {
        index = closing + 1
      } else {
        index += 1
      }
    }
    // A comma can stand after the last argument.
    if start < range.upperBound { arguments.append(argument(in: start..<range.upperBound)) }
    return arguments
  }

  private func argument(in range: Range<Int>) -> Argument {
    var start = range.lowerBound
    var label: String?
    let isModuleSelector = tree.sees(":", at: start + 2) && tree.touchesPrevious(start + 2)
    if tree.isName(at: start), tree.sees(":", at: start + 1), !isModuleSelector {
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
