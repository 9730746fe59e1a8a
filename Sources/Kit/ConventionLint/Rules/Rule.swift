import ToolSupport

/// A convention, with its description, its examples, and the function that finds violations.
package struct Rule: Sendable, CustomStringConvertible {
  /// Its name in the output and for `--explain`.
  package let name: String
  /// The ids of its claims in `Chapters/Claims.md`.
  package let ids: [String]
  /// Whether the rule concerns names, places and order, and is therefore off by default.
  package var isStyle = false
  /// One sentence.
  package let summary: String
  package let why: String
  /// Code that breaks the rule, and the same code corrected.
  package let bad: Example
  package let good: Example
  /// Returns a finding for each violation.
  let check: @Sendable (Analysis) -> [Finding]

  package var description: String { name }

  /// - Throws: `ToolError` with the nearest name, if there is no rule of that name.
  static func named(_ name: String) throws(ToolError) -> Rule {
    if let rule = all.first(where: { $0.name == name }) { return rule }
    throw ToolError(
      "unknown rule '\(name)'.\(didYouMean(name, in: all.map(\.name)))", .usedWrongly)
  }

  /// Every rule, in the order in which `--help` lists them.
  package static let all: [Rule] = [
    .unusedLeaf, .forwardChild, .staleForward, .forwardSuper, .publicAlias,
    .aliasName, .aliasLocation, .aliasFirst, .dependenciesFirst, .noExistential,
    .aliasNotProtocol, .noAssociatedDependencies, .forwardHelper, .ownAlias, .foreignSplice,
  ]
}
