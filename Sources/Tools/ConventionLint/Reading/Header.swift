import SwiftOutline

/// Where the parts of a declaration's header are: everything before its body.
struct Header {
  /// All of it, from the first attribute on.
  let range: Range<Int>
  /// The name, or the word that introduces what has none.
  private(set) var name: Int?
  /// The parameters of generics with their bounds; those after `where` too.
  private(set) var constraints: [(parameter: String, bound: Range<Int>)] = []
  /// The types after the colon.
  private(set) var inherited: [Range<Int>] = []
  /// The parenthesis that opens the parameters.
  private(set) var parameters: Int?

  private static let withoutName: Set<Declaration.Kind> = [
    .initializer, .deinitializer, .subscript,
  ]

  init(_ words: Words, of declaration: Declaration) {
    let whole = words.indices(in: declaration.range)
    var end = whole.upperBound
    if let body = declaration.bodyRange {
      end = max(
        whole.lowerBound, words.indices(in: body.lowerBound..<body.lowerBound).lowerBound - 1)
    }
    range = whole.lowerBound..<max(end, whole.lowerBound)
    guard var index = Self.introducer(words, of: declaration, in: range) else { return }
    if !Self.withoutName.contains(declaration.kind) { index += 1 }
    name = index
    index += 1
    // The dotted name of an extension, and what makes `init?` and operators.
    while index < range.upperBound, !Self.endsName(words, index) { index += 1 }
    if let end = words.endOfAngles(from: index) {
      if declaration.kind != .extension { readGenerics(words, index + 1..<end - 1) }
      index = end
    }
    if words.sees("(", at: index) {
      parameters = index
      index = (words.partner(of: index) ?? index) + 1
    } else if words.sees(":", at: index) {
      inherited = Self.list(words, index + 1..<range.upperBound)
    }
    readWhereClause(words, from: index)
  }

  private static func introducer(
    _ words: Words, of declaration: Declaration, in range: Range<Int>
  ) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if words.text(index) == declaration.kind.rawValue,
        words.all[index].kind == .keyword || words.isName(index), !words.sees("@", at: index - 1)
      {
        // `class` can be a modifier.
        let isModifier = words.text(index) == "class" && declaration.kind != .class
        if !isModifier { return index }
      }
      index = max(index, words.partner(of: index) ?? index) + 1
    }
    return nil
  }

  private static func endsName(_ words: Words, _ index: Int) -> Bool {
    ["(", ":", "=", "where"].contains(words.text(index)) || words.text(index) == "<"
  }

  private mutating func readGenerics(_ words: Words, _ range: Range<Int>) {
    for item in Self.list(words, range) { readConstraint(words, item) }
  }

  private mutating func readWhereClause(_ words: Words, from start: Int) {
    guard start < range.upperBound,
      let word = (start..<range.upperBound).first(where: { words.text($0) == "where" })
    else { return }
    for item in Self.list(words, word + 1..<range.upperBound) { readConstraint(words, item) }
  }

  private mutating func readConstraint(_ words: Words, _ item: Range<Int>) {
    guard item.count >= 3, words.isName(item.lowerBound), words.sees(":", at: item.lowerBound + 1)
    else { return }
    constraints.append(
      (words.text(item.lowerBound), item.lowerBound + 2..<item.upperBound))
  }

  /// The items between the commas of a list of types, up to `where`.
  private static func list(_ words: Words, _ range: Range<Int>) -> [Range<Int>] {
    var items: [Range<Int>] = []
    var (start, index) = (range.lowerBound, range.lowerBound)
    while index < range.upperBound, words.text(index) != "where" {
      if words.sees(",", at: index) {
        items.append(start..<index)
        start = index + 1
        index += 1
      } else if words.text(index).hasPrefix("<"), let end = words.endOfAngles(from: index) {
        index = end
      } else {
        index = max(index, words.partner(of: index) ?? index) + 1
      }
    }
    if start < index { items.append(start..<min(index, range.upperBound)) }
    return items
  }
}
