import SwiftOutline

/// A name in code with its members: `Before.Cart` in `Before.Cart().add(tea)`.
package struct NameUse: Sendable, Equatable {
  package let path: [String]
  /// Whether the name is called, with parentheses or a closure.
  package let isCalled: Bool
  /// Whether braces within the code enclose it.
  let isInBraces: Bool
  /// The functions whose arguments contain the name, the innermost last; `.name` for a method.
  let callees: [String]

  /// Whether the name is that of a value or a function, and not of a type.
  var isValue: Bool { path[0].first?.isUppercase == false }

  /// Whether the name is that of a called function.
  var isFunction: Bool { isValue && path.count == 1 && isCalled }

  /// Whether the name is a value among the arguments of a function, and not of a method or an initializer.
  var isArgument: Bool { isBareValue && callees.last?.first?.isLowercase == true }

  /// Whether the name is a value outside of braces.
  var isBareValue: Bool { isValue && path.count == 1 && !isCalled && !isInBraces }
}

extension TokenTree {
  /// The names that a part of the code uses, in order, judging by its syntax. Leaves out labels, members of values, names
  /// that it declares, comments, and strings except for their interpolations.
  package func nameUses(in range: Range<Int>) -> [NameUse] {
    var uses: [NameUse] = []
    // The brackets around the index, with the names that a closure or a loop declares for itself.
    var open: [(end: Int, sign: String, locals: Set<String>, callee: String)] = []
    for index in range {
      while let last = open.last, index > last.end { open.removeLast() }
      for inner in interpolations(at: index) { uses += inner.nameUses(in: inner.tokens.indices) }
      let sign = text(at: index)
      if let end = closing(of: index), "([{".contains(sign) {
        let locals = sign == "{" ? closureParameters(at: index) : []
        open.append((end, sign, locals, sign == "(" ? callee(before: index) : ""))
      }
      if sign == "for" { open.append((range.upperBound, sign, pattern(at: index + 1), "")) }
      guard tokens[index].kind == .identifier, !sign.hasPrefix("$"),
        !Self.contextual.contains(sign),
        !open.contains(where: { $0.locals.contains(name(at: index)) }),
        isUse(index, in: open.last { $0.sign != "for" }?.sign)
      else { continue }
      var (path, end) = ([name(at: index)], index + 1)
      while end + 1 < range.upperBound, sees(".", at: end), tokens[end + 1].kind == .identifier {
        path.append(name(at: end + 1))
        end += 2
      }
      if sees("<", at: end), let closing = closing(of: end) { end = closing + 1 }
      let isCalled = sees("(", at: end) || sees("{", at: end)
      uses.append(
        NameUse(
          path: path, isCalled: isCalled, isInBraces: open.contains { $0.sign == "{" },
          callees: open.map(\.callee).filter { !$0.isEmpty }))
    }
    return uses
  }

  /// The names that a part of the code declares, outside of its braces.
  func declaredNames(in range: Range<Int>) -> Set<String> {
    var names: Set<String> = []
    var index = range.lowerBound
    while index < range.upperBound {
      if Self.declaring.contains(text(at: index)) { names.formUnion(pattern(at: index + 1)) }
      index = (sees("{", at: index) ? closing(of: index) ?? index : index) + 1
    }
    return names
  }

  /// The names that the code declares anywhere.
  var namesOfDeclarations: Set<String> {
    tokens.indices.filter { Self.declaring.contains(text(at: $0)) }
      .reduce(into: []) { $0.formUnion(pattern(at: $1 + 1)) }
  }

  private static let declaring: Set = [
    "let", "var", "func", "struct", "class", "enum", "actor", "protocol", "typealias",
  ]
  private static let contextual: Set = ["await", "async", "any", "some", "each"]
  private static let signsBeforeOtherNames = declaring.union([".", "@", "\\", "macro", "import"])

  private func isUse(_ index: Int, in bracket: String?) -> Bool {
    let before = index > 0 ? text(at: index - 1) : ""
    // `if let name {` uses the name.
    if before == "let" || before == "var" { return sees("{", at: index + 1) }
    if Self.signsBeforeOtherNames.contains(before) || isInPattern(index) { return false }
    // `name:` after a parenthesis or a comma is a label.
    return !(bracket == "(" && sees(":", at: index + 1) && ["(", ","].contains(before))
  }

  /// The function that a parenthesis calls; empty if there is none.
  private func callee(before open: Int) -> String {
    guard open > 0, tokens[open - 1].kind == .identifier else { return "" }
    return (sees(".", at: open - 2) ? "." : "") + name(at: open - 1)
  }

  /// Whether a name is part of a pattern such as `let (a, b)`.
  private func isInPattern(_ index: Int) -> Bool {
    var start = index
    while start > 0, tokens[start - 1].kind == .identifier || sees(",", at: start - 1) {
      start -= 1
    }
    return sees("(", at: start - 1) && (sees("let", at: start - 2) || sees("var", at: start - 2))
  }

  /// The names of a pattern: `a`, or `(a, b)`.
  private func pattern(at index: Int) -> Set<String> {
    let end = sees("(", at: index) ? closing(of: index) ?? index : index
    let names = (index...end).filter { $0 < tokens.count && tokens[$0].kind == .identifier }
    return Set(names.map(name))
  }

  /// The parameters of the closure that begins at an index.
  private func closureParameters(at open: Int) -> Set<String> {
    let end = closing(of: open) ?? open
    let signs = [",", "(", ")", ":", "->", "_", ".", "?", "[", "]", "<", ">", "@"]
    guard
      let word = (open..<end).dropFirst().first(where: {
        tokens[$0].kind != .identifier && !signs.contains(text(at: $0))
      }), sees("in", at: word)
    else { return [] }
    let names = (open + 1..<word).filter {
      tokens[$0].kind == .identifier && !sees(":", at: $0 - 1) && !sees("->", at: $0 - 1)
    }
    return Set(names.map(name))
  }
}
