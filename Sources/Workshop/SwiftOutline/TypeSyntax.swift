/// A type as a source file writes it.
///
/// It is a range of tokens, and its parts are read from them on demand. Types within a type, such
/// as those of a composition, are ranges within that range, with places of their own.
package struct TypeSyntax: Sendable {
  let tree: TokenTree
  /// The indices of its tokens; there is at least one.
  let tokens: Range<Int>

  /// The bytes of the type in its file.
  package var range: Range<Int> { tree.range(of: tokens) }
  /// The line the type begins on, counted from 1.
  package var line: Int { tree.tokens[tokens.lowerBound].line }
  /// The column the type begins at, counted in bytes from 1.
  package var column: Int { tree.tokens[tokens.lowerBound].column }
  /// The type as written, comments and line breaks included.
  package var text: String { String(decoding: tree.bytes[range], as: UTF8.self) }

  /// `any` or `some` before the type.
  package var specifier: String? { bare.specifier }
  /// Whether `?` or `!` ends the type.
  package var isOptional: Bool { ["?", "!"].contains { tree.sees($0, at: tokens.upperBound - 1) } }

  /// The types joined by `&`, or the type alone: without attributes, without words such as `any`
  /// and `inout`, without enclosing parentheses, and without `?` and `!` at the end.
  package var members: [TypeSyntax] {
    var members: [TypeSyntax] = []
    // A stack and no recursion, because parentheses can be nested without a limit.
    var open = [self]
    while let type = open.popLast() {
      let parts = type.separated(by: "&", in: type.bare.tokens)
      if parts.count == 1 { members += parts } else { open += parts.reversed() }
    }
    return members
  }

  /// The names of a dotted path such as `Shop.Cart<Item>`, without generic arguments; nil for any
  /// other type.
  package var path: [String]? {
    var path: [String] = []
    var next = tokens.lowerBound
    while next < tokens.upperBound {
      guard
        tree.tokens[next].kind == .identifier
          || ["Any", "Self"].contains(where: { tree.sees($0, at: next) })
      else { return nil }
      path.append(tree.name(at: next))
      next += 1
      if tree.sees("<", at: next), let closing = tree.closing(of: next) { next = closing + 1 }
      guard next < tokens.upperBound else { return path }
      guard tree.seesDot(at: next) else { return nil }
      next += 1
    }
    return nil
  }

  /// The generic arguments of a dotted path, those of all its names in order.
  package var arguments: [TypeSyntax] {
    guard path != nil else { return [] }
    return places(in: tokens).filter { tree.sees("<", at: $0) }.flatMap { open in
      separated(by: ",", in: open + 1..<(tree.closing(of: open) ?? tokens.upperBound))
    }
  }

  /// The parts of a tuple such as `(own: A, nested: B)`; nil for any other type.
  package var tupleParts: [(label: String?, type: TypeSyntax)]? {
    let (first, last) = (tokens.lowerBound, tokens.upperBound - 1)
    guard tree.sees("(", at: first), tree.closing(of: first) == last, first + 1 < last else {
      return nil
    }
    let parts = separated(by: ",", in: first + 1..<last)
    guard parts.count > 1 else { return nil }
    return parts.map { part in
      let start = part.tokens.lowerBound
      guard tree.sees(":", at: start + 1), start + 2 < part.tokens.upperBound else {
        return (nil, part)
      }
      let type = TypeSyntax(tree: tree, tokens: start + 2..<part.tokens.upperBound)
      return (tree.name(at: start), type)
    }
  }

  // MARK: - Names

  /// The names that begin a path, without labels.
  package var names: Set<String> {
    Set(tokens.lazy.filter(beginsPath).map(tree.text))
  }

  /// The type without comments, with normalized spaces.
  package func normalized() -> String {
    tokens.reduce(into: "") { text, place in
      if place > tokens.lowerBound, isSpaceBefore(place) { text += " " }
      text += tree.text(at: place)
    }
  }

  private func beginsPath(_ place: Int) -> Bool {
    guard tree.isName(at: place), place == tokens.lowerBound || !tree.seesDot(at: place - 1)
    else { return false }
    if !tree.sees(":", at: place + 1) || place + 1 == tokens.upperBound { return true }
    // Labels occur in parentheses; in `[Key: Value]` a type is before the colon.
    let open = (tokens.lowerBound..<place).last { open in
      (tree.sees("(", at: open) || tree.sees("[", at: open))
        && (tree.closing(of: open) ?? open) > place
    }
    return open.map { !tree.sees("(", at: $0) } ?? true
  }

  private func isSpaceBefore(_ place: Int) -> Bool {
    switch (tree.text(at: place - 1), tree.text(at: place)) {
    case ("@", _), ("~", _), (".", _), (_, "."), (_, "..."), ("::", _), (_, "::"): false
    case (_, ","), (_, ":"), (_, ")"), (_, "]"), ("(", _), ("[", _): false
    case (",", _), (":", _), ("->", _), (_, "->"), ("&", _), (_, "&"): true
    // `throws (E)` and `throws(E)` are the same; `@Sendable (Int)` and `@isolated(any)` are not.
    case ("throws", "("): false
    case (_, "("), (_, "["): !tree.touchesPrevious(place)
    case ("<", _), (_, "<"), (_, ">"), (_, "?"), (_, "!"): false
    default: true
    }
  }

  // MARK: - Taking apart

  private static let wordsBefore: Set<String> = [
    "borrowing", "consuming", "inout", "isolated", "nonisolated", "sending", "__owned", "__shared",
  ]

  /// The tokens without what `members` leaves out, and the leading `any` or `some`.
  private var bare: (tokens: Range<Int>, specifier: String?) {
    var (start, end) = (tokens.lowerBound, tokens.upperBound)
    var specifier: String?
    while end - start > 1 {
      if tree.sees("?", at: end - 1) || tree.sees("!", at: end - 1) {
        end -= 1
      } else if tree.sees("@", at: start) {
        let hasArguments = tree.sees("(", at: start + 2) && tree.touchesPrevious(start + 2)
        start = min(hasArguments ? tree.endOfOperand(at: start + 2) : start + 2, end - 1)
      } else if tree.isName(at: start), tree.isName(at: start + 1) {
        let word = tree.text(at: start)
        if word == "any" || word == "some" {
          specifier = word
        } else if !Self.wordsBefore.contains(word) {
          break
        }
        start += 1
      } else if tree.sees("(", at: start), tree.closing(of: start) == end - 1, end - start > 2,
        !places(in: start + 1..<end - 1).contains(where: { tree.sees(",", at: $0) })
      {
        (start, end) = (start + 1, end - 1)
      } else {
        break
      }
    }
    return (start..<end, specifier)
  }

  /// The places in a range outside of its brackets, and those of the opening brackets.
  private func places(in range: Range<Int>) -> [Int] {
    sequence(first: range.lowerBound) { (tree.closing(of: $0) ?? $0) + 1 }
      .prefix { $0 < range.upperBound }
  }

  private func separated(by separator: StaticString, in range: Range<Int>) -> [TypeSyntax] {
    let separators = places(in: range).filter { tree.sees(separator, at: $0) }
    let starts = [range.lowerBound] + separators.map { $0 + 1 }
    return zip(starts, separators + [range.upperBound]).filter { $0 < $1 }.map { start, end in
      TypeSyntax(tree: tree, tokens: start..<end)
    }
  }
}
