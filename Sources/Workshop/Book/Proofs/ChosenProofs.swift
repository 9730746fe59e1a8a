import ToolSupport

/// The proofs of one chapter, or of one claim, as the package manager builds and runs them.
package struct ChosenProofs: Sendable {
  package let title: String
  /// The modules that have the tests.
  package let modules: [String]
  /// What `swift test --filter` takes.
  package let pattern: String
  /// The proofs that no test runs.
  package private(set) var scripts: [String] = []

  package init(of chapter: Chapter) {
    (title, modules) = (chapter.title, [chapter.tests])
    pattern = #"^\#(chapter.tests)\."#
  }

  /// - Throws: `ToolError` where no test proves the claim.
  package init(of claim: Claims.Claim, in checkout: Checkout) throws(ToolError) {
    let index = try ProofIndex(of: checkout, for: claim.proofs)
    let places = claim.proofs.compactMap { index.place(of: $0, for: claim.id) }
    let tests = Set(places.compactMap(\.test)).sorted()
    title = claim.id
    modules = Set(tests.map { String($0.prefix { $0 != "." }) }).sorted()
    let names = tests.map { $0.replacing(".", with: #"\."#) }
    pattern = #"^(\#(names.joined(separator: "|")))\("#
    scripts = places.filter { $0.test == nil }.map(\.file)
    guard tests.isEmpty else { return }
    throw ToolError(
      scripts.isEmpty
        ? "\(claim.id) has nothing to run. See: swift run workshop claim \(claim.id)"
        : "No test proves \(claim.id). Run: \(scripts.joined(separator: ", "))")
  }
}
