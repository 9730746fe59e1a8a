import Foundation
import TestSupport
import Testing

@testable import StableAndVolatile

/// One feature, never changed; what it depends on is replaced around it.
@Suite("StableAndVolatile: the feature and what is around it")
struct HomeViewModelTests {
  private struct NoFile: Error {}

  private static let tea: Result<Data, NetworkError> = .success(
    Data(#"{"name": "tea", "cents": 199}"#.utf8))

  private func home(
    _ client: any HTTPClient, at seconds: Double = 1_000_000_000,
    kept: @escaping @Sendable () throws -> String = { "yesterday it was bread" }
  ) -> HomeViewModel {
    HomeViewModel(
      address: .nobodyListens, now: { Date(timeIntervalSince1970: seconds) }, client: client,
      lastKnown: kept)
  }

  @Test(
    "Without network, clock and file it prints what its stubs say",
    .proves("STG-03", "STG-07", "STG-13", "STG-14"))
  func everythingReplaced() async {
    #expect(await home(StubHTTPClient(answer: Self.tea)).line() == "2001-09-09: tea for 199 cents")
    let failing = StubHTTPClient(answer: .failure(.status(404)))
    #expect(await home(failing).line() == "2001-09-09: yesterday it was bread (status 404)")
    #expect(
      await home(failing, kept: { throw NoFile() }).line() == "2001-09-09: no deal (status 404)")
    let page = StubHTTPClient(answer: .success(Data("<html>".utf8)))
    #expect(await home(page).line() == "2001-09-09: unreadable")
  }

  @Test("Success, failure and silence: it has a line for each", .proves("STG-10"))
  func threeAnswers() async {
    let silent = PatientHTTPClient(client: SilentHTTPClient(), patience: {})
    let endless: @Sendable () async -> Void = { try? await Task.sleep(for: .seconds(86_400)) }
    let answering = PatientHTTPClient(client: StubHTTPClient(answer: Self.tea), patience: endless)
    let failing = PatientHTTPClient(
      client: StubHTTPClient(answer: .failure(.nothing)), patience: endless)
    #expect(await home(answering).line() == "2001-09-09: tea for 199 cents")
    #expect(await home(failing).line() == "2001-09-09: yesterday it was bread (nothing at all)")
    #expect(await home(silent).line() == "2001-09-09: yesterday it was bread (silence)")
  }

  @Test(
    "The date is another at each reading; a given clock says what it is told", .proves("STG-16"))
  func clocks() async {
    #expect(await changes { Date() })
    let today = await Before.HomeViewModel(address: .nobodyListens).line()
    #expect(today.hasSuffix(": no deal") && today != "2001-09-09: no deal")
    let client = StubHTTPClient(answer: Self.tea)
    #expect(await home(client, at: 1_000_000_000).line() == "2001-09-09: tea for 199 cents")
    #expect(await home(client, at: 2_000_000_000).line() == "2033-05-18: tea for 199 cents")
  }

  @Test("With a real server, the real clock and a real file it is the same type", .proves("STG-03"))
  func everythingReal() async throws {
    let file = URL(filePath: "\(TestCheckout.products)/deal-\(UUID()).txt")
    try "yesterday it was bread".write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let server = try LoopbackServer(answering: [
      .page(status: 200, #"{"name": "milk", "cents": 99}"#), .page(status: 500, ""),
    ])
    let real = HomeViewModel(
      address: server.address, now: { Date() }, client: URLSessionHTTPClient(),
      lastKnown: { try String(contentsOf: file, encoding: .utf8) })
    #expect(await real.line().hasSuffix(": milk for 99 cents"))
    #expect(await real.line().hasSuffix(": yesterday it was bread (status 500)"))
  }
}
