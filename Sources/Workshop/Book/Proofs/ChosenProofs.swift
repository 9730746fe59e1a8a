import ToolSupport

/// The proofs of one chapter, or of one claim, as the package manager builds and runs them.
package struct ChosenProofs: Sendable {
  package let title: String
  /// The modules that have the tests.
  package let modules: [String]
  /// What `swift test --filter` takes.
  package let pattern: String
  /// The tests that a claim names, `Deps1Tests.ValuesTests/value`; of a chapter all count that run.
  package private(set) var tests: [String] = []
  /// The proofs that no test runs.
  package private(set) var scripts: [String] = []
  /// The proofs that a claim names and that are not there.
  package private(set) var missing: [String] = []
  /// The fixtures that are proofs, by the test that compiles them: `Deps1Tests.ChapterTests/refusals`.
  package private(set) var fixtures: [String: [RefusedFixture]] = [:]

  package init(of chapter: Chapter, in checkout: Checkout) throws(ToolError) {
    (title, modules) = (chapter.title, [chapter.tests])
    pattern = #"^\#(chapter.tests)\."#
    fixtures[chapter.refusalsTest] = try RefusedFixture.all(of: chapter, in: checkout)
  }

  /// - Throws: `ToolError` where no test proves the claim.
  package init(of claim: Claims.Claim, in checkout: Checkout) throws(ToolError) {
    let index = try ProofIndex(of: checkout, for: claim.proofs)
    let places = claim.proofs.compactMap { index.place(of: $0, for: claim.id) }
    tests = Set(places.compactMap(\.test)).sorted()
    title = claim.id
    modules = Set(tests.map { String($0.prefix { $0 != "." }) }).sorted()
    let names = tests.map { $0.replacing(".", with: #"\."#) }
    pattern = #"^(\#(names.joined(separator: "|")))\("#
    scripts = places.filter { $0.test == nil }.map(\.file)
    missing = claim.proofs.filter { index.place(of: $0, for: claim.id) == nil }
    fixtures = Dictionary(
      grouping: index.fixtures.filter { claim.proofs.contains($0.name) },
      by: \.chapter.refusalsTest)
    guard tests.isEmpty else { return }
    throw ToolError(
      scripts.isEmpty
        ? "\(claim.id) has nothing to run. See: swift run workshop claim \(claim.id)"
        : "No test proves \(claim.id). Run: \(scripts.joined(separator: ", "))")
  }
}

extension Chapter {
  /// The test that compiles the chapter's fixtures.
  var refusalsTest: String { "\(tests).ChapterTests/refusals" }
}
