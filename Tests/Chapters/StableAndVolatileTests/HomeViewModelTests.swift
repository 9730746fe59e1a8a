import Foundation
import TestSupport
import Testing

@testable import StableAndVolatile

/// All tests use the same feature code and replace only its dependencies.
@Suite("StableAndVolatile: a view model with replaceable dependencies")
struct HomeViewModelTests {
  private struct NoFile: Error {}

  private static let tea: Result<Data, NetworkError> = .success(
    Data(#"{"name": "tea", "cents": 199}"#.utf8))

  private func home(
    _ client: any HTTPClient, at seconds: Double = 1_000_000_000,
    lastKnown: @escaping @Sendable () throws -> String = { "yesterday it was bread" }
  ) -> HomeViewModel {
    HomeViewModel(
      address: .closedPort, now: { Date(timeIntervalSince1970: seconds) }, client: client,
      lastKnown: lastKnown)
  }

  @Test(
    "`HomeViewModel` can be tested without network, clock or file",
    .proves("STG-03", "STG-07", "STG-13", "STG-14"))
  func everythingReplaced() async {
    #expect(await home(StubHTTPClient(answer: Self.tea)).line() == "2001-09-09: tea for 199 cents")
    let failing = StubHTTPClient(answer: .failure(.status(404)))
    #expect(await home(failing).line() == "2001-09-09: yesterday it was bread (status 404)")
    #expect(
      await home(failing, lastKnown: { throw NoFile() }).line()
        == "2001-09-09: no deal (status 404)")
    let page = StubHTTPClient(answer: .success(Data("<html>".utf8)))
    #expect(await home(page).line() == "2001-09-09: unreadable")
  }

  @Test("`HomeViewModel` shows a line for success, failure and timeout", .proves("STG-10"))
  func threeAnswers() async {
    let silent = TimeoutHTTPClient(client: SilentHTTPClient(), timeout: {})
    let endless: @Sendable () async -> Void = { try? await Task.sleep(for: .seconds(86_400)) }
    let answering = TimeoutHTTPClient(client: StubHTTPClient(answer: Self.tea), timeout: endless)
    let failing = TimeoutHTTPClient(
      client: StubHTTPClient(answer: .failure(.nothing)), timeout: endless)
    #expect(await home(answering).line() == "2001-09-09: tea for 199 cents")
    #expect(await home(failing).line() == "2001-09-09: yesterday it was bread (nothing at all)")
    #expect(await home(silent).line() == "2001-09-09: yesterday it was bread (timed out)")
  }

  @Test(
    "An injected clock, unlike `Date()`, returns a fixed time", .proves("STG-16"))
  func clocks() async {
    #expect(await changes { Date() })
    let today = await Before.HomeViewModel(address: .closedPort).line()
    #expect(today.hasSuffix(": no deal") && today != "2001-09-09: no deal")
    let client = StubHTTPClient(answer: Self.tea)
    #expect(await home(client, at: 1_000_000_000).line() == "2001-09-09: tea for 199 cents")
    #expect(await home(client, at: 2_000_000_000).line() == "2033-05-18: tea for 199 cents")
  }

  @Test("`HomeViewModel` works unchanged with real server, clock and file", .proves("STG-03"))
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
