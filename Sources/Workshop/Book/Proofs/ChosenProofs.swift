import ToolSupport

/// The proofs of one chapter or one claim, and how to build and run them.
package struct ChosenProofs: Sendable {
  package let title: String
  /// The test modules.
  package let modules: [String]
  /// For `swift test --filter`.
  package let pattern: String
  /// The tests of a claim, `Deps1Tests.ValuesTests/value`; empty for a chapter, of which all tests count.
  package private(set) var tests: [String] = []
  /// The proofs that are scripts.
  package private(set) var scripts: [String] = []
  /// The proofs of a claim that don't exist.
  package private(set) var missing: [String] = []
  /// The fixtures, by the test that compiles them: `Deps1Tests.ChapterTests/refusals`.
  package private(set) var fixtures: [String: [RefusedFixture]] = [:]

  package init(of chapter: Chapter, in checkout: Checkout) throws(ToolError) {
    (title, modules) = (chapter.title, [chapter.tests])
    pattern = #"^\#(chapter.tests)\."#
    fixtures[chapter.refusalsTest] = try RefusedFixture.all(of: chapter, in: checkout)
  }

  /// - Throws: `ToolError` if no test proves the claim.
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
