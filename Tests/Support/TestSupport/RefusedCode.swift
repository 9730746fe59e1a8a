import Book
import Testing
import ToolSupport

/// A fixture of a chapter's folder `Refused`, for the arguments of a test.
package struct RefusedCode: Sendable, CustomTestStringConvertible {
  private let fixture: RefusedFixture

  package var testDescription: String { fixture.name }

  package static func all(of chapter: String) throws -> [RefusedCode] {
    try RefusedFixture.all(of: TestCheckout.checkout.chapter(chapter), in: TestCheckout.checkout)
      .map(RefusedCode.init)
  }

  /// Requires that the compiler rejects the fixture with the recorded messages, and accepts its repair. Uses a cached
  /// result if nothing has changed and no proofs are recorded.
  package func isRefused() async throws {
    let refusals = RefusalChecker(TestCheckout.workspace, asksAgain: isRecordingProofs)
    let verdict = try await AsyncLimiter.compilers.pass {
      try await refusals.outcome(of: fixture)
    }
    switch verdict {
    case .refused: break
    case .otherWords(let words):
      Issue.record(
        "\(fixture.path): this compiler's messages differ:\n\(words)\n\(RefusalChecker.advice)",
        severity: .warning)
    case .wrong(let sentence):
      Issue.record("\(fixture.path): \(sentence)")
      return
    }
    proved(fixture.path)
    for id in fixture.ids { proved(id, by: fixture.name) }
  }
}
