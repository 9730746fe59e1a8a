import Foundation
import TestSupport
import Testing

@testable import StableAndVolatile

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The real session against a real server on this machine.
@Suite("StableAndVolatile: requests with a real URLSession")
struct SessionTests {
  private let client = URLSessionHTTPClient()

  @Test(
    "A request returns bytes, an HTTP error, a failure or a timeout",
    .proves("STG-10", "STG-11"))
  func oneCallManyAnswers() async throws {
    let server = try LoopbackServer(answering: [
      .page(status: 200, "tea"), .page(status: 200, ""), .page(status: 404, "gone"),
      .page(status: 503, ""), .cutShort, .silence,
    ])
    let patient = TimeoutHTTPClient(client: client) {
      try? await Task.sleep(for: .milliseconds(200))
    }
    #expect(try await client.get(from: server.address).get() == Data("tea".utf8))
    #expect(try await client.get(from: server.address).get() == Data())
    #expect(await meaning(of: client.get(from: server.address)) == "status 404")
    #expect(await meaning(of: client.get(from: server.address)) == "status 503")
    #expect(await meaning(of: client.get(from: server.address)) == "the session failed")
    #expect(await meaning(of: patient.get(from: server.address)) == "timed out")
  }

  @Test("`URLSessionHTTPClient` reports a refused connection", .proves("STG-10", "STG-13"))
  func refused() async throws {
    let result = await client.get(from: LoopbackServer.refusing)
    guard case .failure(.session(let error)) = result else {
      Issue.record("expected a failure of the session, found \(result)")
      return
    }
    #expect((error as? URLError)?.code == .cannotConnectToHost)
  }

  @Test("A canceled request returns a failure")
  func cancelled() async throws {
    let server = try LoopbackServer(answering: [.silence])
    let request = Task { await client.get(from: server.address) }
    request.cancel()
    #expect(["timed out", "the session failed"].contains(await meaning(of: request.value)))
  }

  @Test(
    "`URLSession` on Linux treats a timeout below one second as zero",
    .enabled(if: onLinux, "elsewhere the session counts fractions of a second"))
  func wholeSeconds() async throws {
    let server = try LoopbackServer(answering: [
      .late(milliseconds: 800, "tea"), .late(milliseconds: 800, "tea"),
    ])
    var request = URLRequest(url: server.address)
    let session = URLSession(configuration: .ephemeral)
    request.timeoutInterval = 0.9
    let error = await #expect(throws: URLError.self) { try await session.data(for: request) }
    #expect(error?.code == .timedOut)
    request.timeoutInterval = 600
    #expect(try await session.data(for: request).0 == Data("tea".utf8))
  }

  private func meaning(of result: Result<Data, NetworkError>) -> String {
    switch result {
    case .success(let data): "\(data.count) bytes"
    case .failure(let failure): "\(failure)"
    }
  }
}
