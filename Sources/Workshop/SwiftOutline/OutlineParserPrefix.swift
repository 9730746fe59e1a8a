// Attributes, modifiers, and the introducing word of a declaration.
extension OutlineParser {
  struct Prefix {
    let start: Int
    var attributes: [Attribute] = []
    var modifiers: [String] = []
  }

  private static let modifiers: Set<String> = [
    "public", "private", "fileprivate", "internal", "package", "open", "static", "final", "lazy",
    "weak", "unowned", "mutating", "nonmutating", "override", "required", "convenience", "dynamic",
    "optional", "prefix", "postfix", "infix", "indirect", "isolated", "nonisolated", "distributed",
    "borrowing", "consuming", "__consuming", "async", "_const", "_local",
  ]

  /// The attributes that take no arguments: in `@escaping(Int) -> Int` a type follows.
  private static let bareAttributes: Set<String> = ["escaping", "autoclosure", "Sendable"]

  /// Reads the attributes and modifiers before a declaration.
  mutating func parsePrefix() throws(OutlineError) -> Prefix {
    var prefix = Prefix(start: index)
    while !atEnd {
      if sees("@") {
        prefix.attributes.append(try parseAttribute(canHaveSpace: true))
      } else if !prefix.attributes.isEmpty && tree.tokens[index].kind == .directive {
        // An attribute can be in an `#if` of its own.
        skipDirective()
      } else if let end = endOfModifiers() {
        while index < end {
          let start = index
          index = endOfModifier(at: start)
          prefix.modifiers.append(text(from: start))
        }
      } else {
        break
      }
    }
    return prefix
  }

  /// Reads an attribute.
  ///
  /// - Parameter canHaveSpace: whether a space is allowed before its arguments, as until Swift 5.
  ///   Before a type it cannot, because the type may begin there.
  mutating func parseAttribute(canHaveSpace: Bool = false) throws(OutlineError) -> Attribute {
    index += 1
    let start = index
    _ = try takeName(of: "an attribute", orReservedWord: true)
    while true {
      if tree.seesDot(at: index), seesName(ahead: 1) {
        index += 2
      } else if sees("<") {
        try skipGenericArguments()
      } else {
        break
      }
    }
    let name = text(from: start)
    var arguments: String?
    if sees("("), canHaveSpace ? !tree.startsLine(index) : tree.touchesPrevious(index),
      !Self.bareAttributes.contains(name)
    {
      arguments = skipBrackets().map(file.text)
    }
    return Attribute(name: name, arguments: arguments)
  }

  /// The index after the modifiers at the index, or nil if there are none. Most modifiers can also
  /// be names, so they count only if a declaration follows.
  private mutating func endOfModifiers() -> Int? {
    guard index >= endOfNoModifiers else { return nil }
    var end = index
    while end < limit, isModifier(at: end) { end = endOfModifier(at: end) }
    guard end > index, end < limit else { return nil }
    let isFollowed =
      introducedKind(at: end) != nil || tree.sees("@", at: end)
      || [.directive, .pound].contains(tree.tokens[end].kind)
    if !isFollowed { endOfNoModifiers = end }
    return isFollowed ? end : nil
  }

  private func isModifier(at place: Int) -> Bool {
    // In `class func` and `class override func` the word is a modifier; in `class Final {` it
    // introduces a class.
    if tree.sees("class", at: place) {
      return ["func", "var", "let", "subscript"].contains { tree.sees($0, at: place + 1) }
        || tree.isName(at: place + 1) && Self.modifiers.contains(tree.text(at: place + 1))
    }
    return tree.isName(at: place) && Self.modifiers.contains(tree.text(at: place))
  }

  private func endOfModifier(at place: Int) -> Int {
    let details: [StaticString] = ["set", "safe", "unsafe", "nonsending"]
    let hasDetail =
      tree.sees("(", at: place + 1) && tree.sees(")", at: place + 3)
      && details.contains { tree.sees($0, at: place + 2) }
    return place + (hasDetail ? 4 : 1)
  }

  /// The kind of declaration that the word at an index introduces, or nil.
  func introducedKind(at place: Int) -> Declaration.Kind? {
    guard place < limit else { return nil }
    if case .keyword = tree.tokens[place].kind {
      return Declaration.Kind(rawValue: tree.text(at: place))
    }
    // `actor` and `macro` introduce a declaration only before a name.
    func introduces(_ word: StaticString, before signs: [StaticString]) -> Bool {
      tree.sees(word, at: place) && tree.isName(at: place + 1) && !tree.startsLine(place + 1)
        && signs.contains { tree.sees($0, at: place + 2) }
    }
    if introduces("actor", before: ["{", ":", "<", "where"]) { return .actor }
    return introduces("macro", before: ["(", "<"]) ? .macro : nil
  }
}
