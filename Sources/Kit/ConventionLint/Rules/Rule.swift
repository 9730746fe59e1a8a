import ToolSupport

/// A convention, with its texts, its examples, and the function that finds where it is broken.
package struct Rule: Sendable, CustomStringConvertible {
  /// Its name in the output and for `--explain`.
  package let name: String
  /// The claims of `Chapters/Claims.md` behind it.
  package let ids: [String]
  /// Whether it is about names, places and order, and so checked only if that is asked for.
  package var isStyle = false
  /// One sentence.
  package let summary: String
  package let why: String
  /// Code that breaks the rule, and the same code corrected.
  package let bad: Example
  package let good: Example
  /// Returns the places that break the rule: what is wrong there, and how to fix it.
  let check: @Sendable (Analysis) -> [Finding]

  package var description: String { name }

  /// - Throws: a sentence with the nearest names, if there is no rule of that name.
  static func named(_ name: String) throws(ToolError) -> Rule {
    if let rule = all.first(where: { $0.name == name }) { return rule }
    throw ToolError(
      "there is no rule '\(name)'.\(didYouMean(name, in: all.map(\.name)))", .usedWrongly)
  }

  /// Every rule, in the order in which `--help` lists them.
  package static let all: [Rule] = [
    .unusedLeaf, .forwardChild, .staleForward, .forwardSuper, .publicAlias,
    .aliasName, .aliasLocation, .aliasFirst, .dependenciesFirst, .noExistential,
    .aliasNotProtocol, .noAssociatedDependencies, .forwardHelper, .ownAlias, .foreignSplice,
  ]
}
