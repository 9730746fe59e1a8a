import Foundation
import TestSupport
import Testing

@testable import StableAndVolatile

/// One feature, never changed; what it depends on is replaced around it.
@Suite("StableAndVolatile: the feature and what is around it")
struct NewsOfTheDayTests {
  private struct NoFile: Error {}

  private static let rain: Result<Data, LoadFailure> = .success(Data(#"{"headline": "Rain"}"#.utf8))

  private func news(
    _ loader: any Loader, at seconds: Double = 1_000_000_000,
    kept: @escaping @Sendable () throws -> String = { "yesterday it rained" }
  ) -> NewsOfTheDay {
    NewsOfTheDay(
      address: .nobodyListens, now: { Date(timeIntervalSince1970: seconds) }, loader: loader,
      lastKnown: kept)
  }

  @Test("Without network, clock and file it prints what its stubs say", .proves("STG-03", "STG-13"))
  func everythingReplaced() async {
    #expect(await news(StubLoader(answer: Self.rain)).line() == "2001-09-09: Rain")
    let failing = StubLoader(answer: .failure(.status(404)))
    #expect(await news(failing).line() == "2001-09-09: yesterday it rained (status 404)")
    #expect(
      await news(failing, kept: { throw NoFile() }).line() == "2001-09-09: no news (status 404)")
    let page = StubLoader(answer: .success(Data("<html>".utf8)))
    #expect(await news(page).line() == "2001-09-09: unreadable")
  }

  @Test("Success, failure and silence: it has a line for each", .proves("STG-10"))
  func threeAnswers() async {
    let silent = PatientLoader(loader: SilentLoader(), patience: {})
    let endless: @Sendable () async -> Void = { try? await Task.sleep(for: .seconds(86_400)) }
    let answering = PatientLoader(loader: StubLoader(answer: Self.rain), patience: endless)
    let failing = PatientLoader(
      loader: StubLoader(answer: .failure(.nothing)), patience: endless)
    #expect(await news(answering).line() == "2001-09-09: Rain")
    #expect(await news(failing).line() == "2001-09-09: yesterday it rained (nothing at all)")
    #expect(await news(silent).line() == "2001-09-09: yesterday it rained (silence)")
  }

  @Test(
    "The date is another at each reading; a given clock says what it is told", .proves("STG-16"))
  func clocks() async {
    #expect(await changes { Date() })
    let today = await HardWiredNews(address: .nobodyListens).line()
    #expect(today.hasSuffix(": no news") && today != "2001-09-09: no news")
    let loader = StubLoader(answer: Self.rain)
    #expect(await news(loader, at: 1_000_000_000).line() == "2001-09-09: Rain")
    #expect(await news(loader, at: 2_000_000_000).line() == "2033-05-18: Rain")
  }

  @Test("With a real server, the real clock and a real file it is the same type", .proves("STG-03"))
  func everythingReal() async throws {
    let file = URL(filePath: "\(TestCheckout.products)/headline-\(UUID()).txt")
    try "yesterday it rained".write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let server = try LoopbackServer(answering: [
      .page(status: 200, #"{"headline": "Sun"}"#), .page(status: 500, ""),
    ])
    let real = NewsOfTheDay(
      address: server.address, now: { Date() }, loader: URLSessionLoader(),
      lastKnown: { try String(contentsOf: file, encoding: .utf8) })
    #expect(await real.line().hasSuffix(": Sun"))
    #expect(await real.line().hasSuffix(": yesterday it rained (status 500)"))
  }
}
