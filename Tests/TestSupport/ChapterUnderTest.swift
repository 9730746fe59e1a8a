import Book
import Testing

/// The checks that every chapter passes. `Tests/NameTests/ChapterTests.swift` calls each.
package struct ChapterUnderTest: Sendable {
  let chapter: Chapter
  private static let kept = Task { try await RefusalCache(TestCheckout.session) }

  /// - Parameter name: of a chapter that is there; there are no tests of others.
  package init(_ name: String) throws {
    chapter = try TestCheckout.checkout.chapter(name)
  }

  /// Runs the real program: status 0, nothing on standard error, the bytes of `Expected.txt`.
  package func printsItsTranscript() async throws {
    let verdict = try await ChapterRun(TestCheckout.session).verdict(on: chapter)
    guard case .asExpected(let lines) = verdict else {
      Issue.record("\(chapter.title): \(verdict)")
      return
    }
    try #require(lines > 0)
    proved(chapter.expected)
  }

  /// The text of each `show` and `step` is the source of what it shows.
  package func showsWhatItPrints() throws {
    let problems = try ShownExpressions(in: TestCheckout.checkout).problems(in: chapter)
    #expect(problems == [])
  }

  /// The transcript has a line for each stated value, in the document's order.
  package func printsInOrder(_ wanted: [String]) throws {
    var rest = try TestCheckout.checkout.read(chapter.expected)
      .split(separator: "\n")[...]
    for line in wanted {
      let found = rest.firstIndex { $0 == line }
      let index = try #require(found, "'\(line)' is not in \(chapter.expected), or too early.")
      rest = rest[(index + 1)...]
    }
  }

  /// The fixtures of `Refused/`, for the arguments of a test.
  package static func fixtures(of name: String) throws -> [Fixture] {
    try Fixture.all(of: TestCheckout.checkout.chapter(name), in: TestCheckout.checkout)
  }

  /// The compiler refuses the fixture with the recorded words and accepts its repair. It is asked again
  /// when something has changed, and always while proofs are noted.
  package static func expectRefusal(of fixture: Fixture) async throws {
    let kept = isNotingProofs ? nil : try await Self.kept.value
    let verdict = try await AsyncLimiter.compilers.pass {
      try await Refusals(TestCheckout.session, kept: kept).verdict(on: fixture)
    }
    switch verdict {
    case .refused: break
    case .otherWords(let words):
      Issue.record("\(fixture.path): other words on this compiler:\n\(words)", severity: .warning)
    case .wrong(let sentence):
      Issue.record("\(fixture.path): \(sentence)")
      return
    }
    proved(fixture.path)
    for id in fixture.ids { proved(id, by: fixture.name) }
  }
}
