import SwiftOutline

/// The type of a value: as generated code writes it, and as it is compared with another.
struct ValueType: Hashable, Sendable, CustomStringConvertible {
  let text: String
  /// The same text for `Int?` and `Optional<Int>`, and for an alias and what it stands for.
  let compared: String

  /// - Parameter text: with the paths of the target's own types.
  init(_ text: String, in table: TypeTable) {
    self.text = text
    compared = TypeComparison.text(of: text, in: table)
  }

  /// - Parameter compared: as another module compares it.
  init(_ text: String, compared: String) { (self.text, self.compared) = (text, compared) }

  static func == (one: ValueType, other: ValueType) -> Bool { one.compared == other.compared }
  func hash(into hasher: inout Hasher) { hasher.combine(compared) }
  var description: String { text }
}

/// Reads a type, and writes it in the one form in which types are compared.
///
/// `?`, `[…]`, `Void`, `Swift.`, parentheses around one type and this target's aliases without
/// parameters are replaced by what they stand for; a composition is sorted. Anything else stays as
/// it is written.
struct TypeComparison {
  private let table: TypeTable
  private let tree: TokenTree
  private var index = 0
  /// The aliases that it is within, so that one that stands for itself has an end.
  private let open: Set<String>

  private init(_ tree: TokenTree, in table: TypeTable, within open: Set<String>) {
    (self.tree, self.table, self.open) = (tree, table, open)
  }

  static func text(of type: String, in table: TypeTable, within open: Set<String> = []) -> String {
    guard let tree = (try? SourceFile(path: "", text: type))?.tree else { return type }
    var comparison = TypeComparison(tree, in: table, within: open)
    let text = comparison.type()
    return comparison.index == tree.tokens.count ? text : type
  }

  private func sees(_ sign: StaticString) -> Bool { tree.sees(sign, at: index) }

  private mutating func take(_ sign: StaticString) -> Bool {
    guard sees(sign) else { return false }
    index += 1
    return true
  }

  private mutating func takeText() -> String {
    guard index < tree.tokens.count else { return "" }
    index += 1
    return tree.text(at: index - 1)
  }

  // MARK: - The grammar

  private mutating func type() -> String {
    var words = ""
    while let word = specifier() { words += "\(word) " }
    var parts = [operand()]
    while take("&") { parts.append(operand()) }
    return words + parts.sorted().joined(separator: " & ")
  }

  private static let specifiers: Set<String> = [
    "any", "some", "inout", "borrowing", "consuming", "sending", "isolated", "repeat", "each",
    "nonisolated",
  ]

  private static let attributesWithArguments: Set<String> = ["convention", "isolated"]

  /// A word such as `any`, or an attribute with its arguments.
  private mutating func specifier() -> String? {
    if take("@") {
      let name = takeText()
      return "@\(name)\(Self.attributesWithArguments.contains(name) ? brackets() : "")"
    }
    guard index + 1 < tree.tokens.count, Self.specifiers.contains(tree.text(at: index)),
      [.identifier, .keyword].contains(tree.tokens[index + 1].kind)
        || ["(", "[", "@", "~"].contains(tree.text(at: index + 1))
    else { return nil }
    return takeText()
  }

  /// What a bracket encloses, as it is written, with the bracket.
  private mutating func brackets() -> String {
    let end = tree.closing(of: index) ?? index
    var text = ""
    while index <= end { text += takeText() }
    return text
  }

  private mutating func operand() -> String {
    var text =
      if take("(") { tuple() } else if take("[") { collection() } else { path() }
    while true {
      if take("?") {
        text = "Optional<\(text)>"
      } else if take("!") {
        // The compiler doesn't take `Int!` for `Int?` where a protocol lists it.
        text += "!"
      } else if take(".") {
        text += ".\(takeText())"
      } else if take("...") {
        text += "..."
      } else {
        return text
      }
    }
  }

  /// The rest of a tuple, of a type in parentheses or of a function type.
  private mutating func tuple() -> String {
    var elements: [String] = []
    var hasLabel = false
    while index < tree.tokens.count, !sees(")") {
      var label = ""
      if let colon = [index + 1, index + 2].first(where: { tree.sees(":", at: $0) }),
        tree.isLabel(index..<colon)
      {
        while index < colon { label += "\(takeText()) " }
        (index, hasLabel) = (colon + 1, true)
      }
      elements.append(label + type())
      if !take(",") { break }
    }
    _ = take(")")
    let list = "(\(elements.joined(separator: ", ")))"
    var effects = ""
    while sees("async") || sees("throws") {
      effects += " \(takeText())"
      if sees("(") { effects += brackets() }
    }
    if take("->") { return "\(list)\(effects) -> \(type())" }
    return elements.count == 1 && !hasLabel ? elements[0] : list
  }

  /// The rest of an array or a dictionary.
  private mutating func collection() -> String {
    let element = type()
    if take("]") { return "Array<\(element)>" }
    guard take(":") else { return "[\(element)" }
    let value = type()
    _ = take("]")
    return "Dictionary<\(element), \(value)>"
  }

  /// A dotted path with its generic arguments.
  private mutating func path() -> String {
    var names: [String] = []
    while true {
      names.append(takeText())
      guard sees("."), index + 1 < tree.tokens.count, !tree.sees("Type", at: index + 1) else {
        break
      }
      index += 1
    }
    if names.count > 1, table.modules.contains(names[0]), table.types[names[0]] == nil {
      names.removeFirst()
    }
    let text = expanded(names)
    guard take("<") else { return text }
    var arguments = [type()]
    while take(",") { arguments.append(type()) }
    _ = take(">")
    return "\(text)<\(arguments.joined(separator: ", "))>"
  }

  /// A path without the aliases in it.
  private func expanded(_ names: [String]) -> String {
    for count in 1...names.count {
      let name = names.prefix(count).joined(separator: ".")
      guard let alias = table.types[name], alias.isReplaceableAlias, !open.contains(name),
        let target = alias.declaration.type
      else { continue }
      let text = Self.text(
        of: table.text(of: target, from: alias.scopes), in: table, within: open.union([name]))
      if count == names.count { return text }
      let rest = names.dropFirst(count).joined(separator: ".")
      return Self.text(of: "\(text).\(rest)", in: table, within: open.union([name]))
    }
    let path = names.joined(separator: ".")
    return path == "Void" ? "()" : path
  }
}

extension TokenTree {
  /// Whether some tokens, one or two, are the label of a tuple element or parameter.
  fileprivate func isLabel(_ range: Range<Int>) -> Bool {
    range.allSatisfy { [.identifier, .keyword].contains(tokens[$0].kind) }
  }
}

extension DeclaredType {
  /// Whether it is an alias that stands for one type wherever it is seen.
  fileprivate var isReplaceableAlias: Bool {
    declaration.kind == .typealias && declaration.genericParameters.isEmpty && !isConditional
      && !isInGenericType && access != .file
  }
}
