/// A convention, with everything there is to say about it and the check that finds where it is not
/// kept.
package struct Rule: Sendable, CustomStringConvertible {
  /// What the output and `--explain` call it.
  package let name: String
  /// The claims of `Chapters/Claims.md` behind it.
  package let ids: [String]
  /// One sentence.
  package let summary: String
  package let why: String
  /// What breaks it, and the same kept to it.
  package let bad: Example
  package let good: Example
  /// Says where it is not kept: what is wrong there, and how to mend it.
  let check: @Sendable (Judgement) -> [Finding]

  package var description: String { name }

  /// Every rule, in the order in which `--help` lists them.
  package static let all: [Rule] = [
    .aliasName, .aliasLocation, .aliasFirst, .dependenciesFirst, .noExistential,
    .aliasNotProtocol, .noAssociatedDependencies, .forwardChild, .forwardSuper, .forwardHelper,
    .ownAlias, .unusedLeaf, .staleForward, .publicAlias, .foreignSplice,
  ]
}
