import Foundation
import ToolSupport

/// A team's configuration: the file `.cpdi-lint.json` of the current folder.
struct Configuration: Sendable {
  private static let name = ".cpdi-lint.json"
  /// The keys of the file, with their values.
  private static let keys = [
    ("rules", #"an object such as {"public-alias": false}"#),
    ("style", "true or false"),
    ("leafNames", #"a list such as ["*Dependency"], with one * at most in each name"#),
    ("aliasNames", #"a list such as ["*Dependencies"], with one * at most in each name"#),
    ("parameterNames", #"a list such as ["dependencies"]"#),
  ]

  private(set) var vocabulary = Vocabulary()
  /// Whether to check unlisted rules of style.
  var checksStyle = false
  /// The listed rules, and whether to check each.
  private var listed: [String: Bool] = [:]

  var rules: Set<String> {
    Set(Rule.all.filter { listed[$0.name] ?? (checksStyle || !$0.isStyle) }.map(\.name))
  }

  /// - Throws: `ToolError` with the file and the key, if something is invalid.
  init(in files: any FileSystem) throws(ToolError) {
    guard files.exists(Self.name) else { return }
    let data = Data(try files.read(Self.name).utf8)
    guard let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      throw ToolError("\(Self.name): the file must contain a JSON object.")
    }
    for (key, value) in object.sorted(by: { $0.key < $1.key }) {
      do throws(ToolError) { try read(key, value) } catch {
        throw ToolError("\(Self.name): \(error)")
      }
    }
  }

  private mutating func read(_ key: String, _ value: Any) throws(ToolError) {
    switch (key, value) {
    case ("rules", let rules as [String: Bool]):
      for name in rules.keys.sorted() { _ = try Rule.named(name) }
      listed = rules
    case ("style", let style as Bool): checksStyle = style
    case ("leafNames", let names as [String]) where names.allSatisfy(isPattern):
      vocabulary.leaves = names
    case ("aliasNames", let names as [String]) where names.allSatisfy(isPattern):
      vocabulary.aliases = names
    case ("parameterNames", let names as [String]): vocabulary.parameters = names
    default:
      if let (_, what) = Self.keys.first(where: { $0.0 == key }) {
        throw ToolError("'\(key)' must be \(what).")
      }
      let keys = Self.keys.map(\.0)
      throw ToolError(
        "unknown key '\(key)'. Valid keys: \(keys.joined(separator: ", "))."
          + didYouMean(key, in: keys))
    }
  }
}

private func isPattern(_ name: String) -> Bool {
  !["", "*"].contains(name) && name.count { $0 == "*" } < 2
}
