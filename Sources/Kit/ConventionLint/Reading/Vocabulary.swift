/// What a team calls its protocols with one service, the aliases that compose them, and the
/// parameters and properties that hold dependencies.
package struct Vocabulary: Sendable {
  package var leaves = ["*Dependency", "Has*", "*Providing"] { didSet { read() } }
  package var aliases = ["*Dependencies"] { didSet { read() } }
  package var parameters = ["dependencies", "externalDependencies"]

  private var leafPatterns: [NamePattern] = []
  private var aliasPatterns: [NamePattern] = []

  /// The names of the documents.
  package init() { read() }

  private mutating func read() {
    (leafPatterns, aliasPatterns) = (leaves.map(NamePattern.init), aliases.map(NamePattern.init))
  }

  func isLeaf(_ name: String) -> Bool {
    leafPatterns.contains { $0.middle(of: name)?.isEmpty == false || $0.isWhole(name) }
  }

  func isAlias(_ name: String) -> Bool { aliasPatterns.contains { $0.middle(of: name) != nil } }

  /// The name of the type or function that an alias is named after: `Screen` for
  /// `ScreenDependencies`; empty for `Dependencies`, which belongs to the type around it.
  func owner(of alias: String) -> String {
    aliasPatterns.lazy.compactMap { $0.middle(of: alias) }.first.map(String.init) ?? ""
  }

  /// The name of an alias of that owner.
  func alias(of owner: String) -> String {
    let pattern = aliases.first { $0.contains("*") } ?? "*Dependencies"
    return pattern.replacing("*", with: owner)
  }

  /// The leaves' patterns in words: `…Dependency, Has… or …Providing`.
  var leavesInWords: String {
    let names = leaves.map { "'\($0.replacing("*", with: "…"))'" }
    guard let last = names.last, names.count > 1 else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }
}

/// A name, or a part of one and a `*`. After a beginning such as `Has`, the next character must be
/// an uppercase letter, so that `Hashable` is no leaf.
struct NamePattern: Sendable {
  let beginning: String
  /// Nil without a `*`.
  let end: String?

  init(_ pattern: String) {
    let parts = pattern.split(separator: "*", maxSplits: 1, omittingEmptySubsequences: false)
    (beginning, end) = (String(parts[0]), parts.count > 1 ? String(parts[1]) : nil)
  }

  func isWhole(_ name: String) -> Bool { end == nil && name == beginning }

  /// What the `*` stands for, which may be nothing; nil where the name does not match.
  func middle(of name: String) -> Substring? {
    guard let end else { return name == beginning ? "" : nil }
    guard name.utf8.count >= beginning.utf8.count + end.utf8.count, name.hasPrefix(beginning),
      name.hasSuffix(end)
    else { return nil }
    let middle = name.dropFirst(beginning.count).dropLast(end.count)
    return beginning.isEmpty || middle.isEmpty || middle.first?.isUppercase == true ? middle : nil
  }
}
