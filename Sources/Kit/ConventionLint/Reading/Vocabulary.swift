/// A team's names for protocols with one service, for the aliases that compose them, and for the
/// parameters and properties that hold dependencies. The names of the documents are the defaults.
package struct Vocabulary: Sendable {
  package var leaves = ["*Dependency", "Has*", "*Providing"]
  package var aliases = ["*Dependencies"]
  package var parameters = ["dependencies", "externalDependencies"]

  package init() {}

  func isLeaf(_ name: String) -> Bool {
    leaves.contains { $0 == name || middle(of: name, in: $0)?.isEmpty == false }
  }

  func isAlias(_ name: String) -> Bool {
    aliases.contains { $0 == name || middle(of: name, in: $0) != nil }
  }

  /// The name of the type or function that an alias is named after: `Screen` for
  /// `ScreenDependencies`; empty for `Dependencies`, which belongs to the type around it.
  func owner(of alias: String) -> String {
    aliases.lazy.compactMap { middle(of: alias, in: $0) }.first.map(String.init) ?? ""
  }

  /// The name of an alias of that owner.
  func alias(of owner: String) -> String {
    let pattern = aliases.first { $0.contains("*") } ?? "*Dependencies"
    return pattern.replacing("*", with: owner)
  }

  /// The text that the `*` of a pattern matches, which may be empty; nil if the name doesn't match. After a
  /// prefix such as `Has`, it must begin with an uppercase letter, because `Hashable` is no leaf.
  private func middle(of name: String, in pattern: String) -> Substring? {
    let parts = pattern.split(separator: "*", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, name.utf8.count >= pattern.utf8.count - 1, name.hasPrefix(parts[0]),
      name.hasSuffix(parts[1])
    else { return nil }
    let middle = name.dropFirst(parts[0].count).dropLast(parts[1].count)
    return parts[0].isEmpty || middle.first?.isUppercase ?? true ? middle : nil
  }
}
