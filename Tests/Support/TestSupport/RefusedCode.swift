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

  /// The compiler refuses it with the recorded words and accepts its repair. It is asked again when
  /// something has changed, and always while proofs are noted.
  package func isRefused() async throws {
    let refusals = RefusalChecker(TestCheckout.workspace, asksAgain: isNotingProofs)
    let verdict = try await AsyncLimiter.compilers.pass {
      try await refusals.outcome(of: fixture)
    }
    switch verdict {
    case .refused: break
    case .otherWords(let words):
      Issue.record(
        "\(fixture.path): other words on this compiler:\n\(words)\n\(RefusalChecker.advice)",
        severity: .warning)
    case .wrong(let sentence):
      Issue.record("\(fixture.path): \(sentence)")
      return
    }
    proved(fixture.path)
    for id in fixture.ids { proved(id, by: fixture.name) }
  }
}
