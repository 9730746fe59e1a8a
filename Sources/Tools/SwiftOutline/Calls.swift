/// A call of a free function.
package struct Call: Sendable, Equatable {
  package let name: String
  /// The line of the name, counted from 1.
  package let line: Int
  /// The bytes from the name to the end of the last trailing closure.
  package let range: Range<Int>
  /// The arguments in parentheses, then the trailing closures that have a label.
  package let arguments: [Argument]
  /// The bytes between the braces of the first trailing closure, the braces excluded.
  package let trailingClosure: Range<Int>?
}

/// One argument of a call.
package struct Argument: Sendable, Equatable {
  /// The label without its backticks.
  package let label: String?
  /// The bytes of the value: without its label, the white space around it, and the comma.
  package let range: Range<Int>
  /// The tokens of the value, without comments; an operator such as `>?` is cut into its signs.
  package let tokens: [Token]
}

extension SourceFile {
  /// Every call of a free function, in the order of their names in the file; those in closures, in
  /// arguments and in interpolations too.
  ///
  /// A call is `name(…)`, `name(…) { … }` or `name { … }`, with generic arguments or without. A name
  /// after `.`, `@`, `func` or another word that declares it is not a call, nor is one in a pattern
  /// after `case`, nor one whose `{` begins the body of a statement or declaration. A call whose
  /// bracket is not closed is left out. Takes time linear in the size of the file and its calls.
  package func calls(of name: String) -> [Call] {
    Self.calls(of: name, in: tree)
  }

  private static func calls(of name: String, in tree: TokenTree) -> [Call] {
    var finder = CallFinder(name: name, tree: tree)
    var calls: [Call] = []
    for index in tree.tokens.indices {
      if let call = finder.visit(index) { calls.append(call) }
      for inner in tree.interpolations(at: index) { calls += Self.calls(of: name, in: inner) }
    }
    return calls
  }
}
