/// A call of a free function or of an initializer.
package struct Call: Sendable {
  package let name: String
  /// The line of the name, counted from 1.
  package let line: Int
  /// The bytes from the name to the last bracket.
  package let range: Range<Int>
  /// The arguments in parentheses.
  package let arguments: [Argument]
  /// The bytes between the braces of a trailing closure, the braces excluded.
  package let trailingClosure: Range<Int>?
}

/// One argument of a call.
package struct Argument: Sendable {
  /// The label without its backticks.
  package let label: String?
  /// The bytes of the value: without its label, the white space around it, and the comma.
  package let range: Range<Int>
  /// The tokens of the value, without comments; an operator such as `>?` is cut into its signs.
  package let tokens: [Token]
}

extension SourceFile {
  /// Every call of a free function or of an initializer, in the order of their names in the file,
  /// including those in closures, arguments and interpolations.
  ///
  /// A call is `name(…)`, `name(…) { … }` or `name { … }`, with generic arguments or without. A
  /// name after `.`, `@`, `func` or another word that declares it is not a call, and neither is
  /// `name {` after a sign that a type can follow. A call whose bracket is not closed is left out.
  /// Braces after a call in the header of an `if` count as its closure.
  package func calls(of name: String) -> [Call] { tree.calls(of: name) }
}

extension TokenTree {
  /// The words and signs after which a name is not called.
  private static let signsBeforeOtherNames: Set<String> = [
    ".", "@", "\\", "func", "macro", "struct", "class", "enum", "actor", "protocol", "extension",
    "typealias", "associatedtype", "precedencegroup", "import", "let", "var", "case",
  ]

  /// The words and signs after which `name {` is not a call.
  private static let signsBeforeBodies: Set<String> = [
    "->", "&", "~", "==", ":", ",", "is", "as", "any", "some", "if", "while", "switch", "in",
  ]

  fileprivate func calls(of name: String) -> [Call] {
    var calls: [Call] = []
    for index in tokens.indices {
      if tokens[index].kind == .identifier, self.name(at: index) == name,
        let call = call(at: index)
      {
        calls.append(call)
      }
      for inner in interpolations(at: index) { calls += inner.calls(of: name) }
    }
    return calls
  }

  private func call(at index: Int) -> Call? {
    let previous = index > 0 ? text(at: index - 1) : ""
    if Self.signsBeforeOtherNames.contains(previous) { return nil }
    var end = endOfGenericArguments(at: index + 1) ?? index + 1
    var arguments: [Argument] = []
    let hasParentheses = sees("(", at: end) && !startsLine(end)
    if hasParentheses {
      guard let closing = closing(of: end) else { return nil }
      arguments = self.arguments(in: end + 1..<closing)
      end = closing + 1
    } else if Self.signsBeforeBodies.contains(previous) {
      return nil
    }
    let trailingClosure = sees("{", at: end) ? rangeInside(end) : nil
    guard hasParentheses || trailingClosure != nil else { return nil }
    if trailingClosure != nil { end = (closing(of: end) ?? end) + 1 }
    return Call(
      name: name(at: index), line: tokens[index].line, range: range(of: index..<end),
      arguments: arguments,
      trailingClosure: trailingClosure)
  }

  private func arguments(in range: Range<Int>) -> [Argument] {
    var arguments: [Argument] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      index = endOfOperand(at: index)
      // A comma may come after the last argument.
      guard index >= range.upperBound || sees(",", at: index) else { continue }
      let hasLabel = index - start > 2 && isName(at: start) && sees(":", at: start + 1)
      let value = start + (hasLabel ? 2 : 0)..<index
      arguments.append(
        Argument(
          label: hasLabel ? name(at: start) : nil, range: self.range(of: value),
          tokens: Array(tokens[value])))
      index += 1
      start = index
    }
    return arguments
  }
}
