import Foundation
import TestSupport
import Testing

@testable import StableAndVolatile

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The real session against a real server of this machine.
@Suite("StableAndVolatile: the real session")
struct SessionTests {
  private let client = URLSessionHTTPClient()

  @Test(
    "One call, asked again and again: bytes, an error of the server, a torn body, silence",
    .proves("STG-10", "STG-11"))
  func oneCallManyAnswers() async throws {
    let server = try LoopbackServer(answering: [
      .page(status: 200, "tea"), .page(status: 200, ""), .page(status: 404, "gone"),
      .page(status: 503, ""), .cutShort, .silence,
    ])
    let patient = PatientHTTPClient(client: client) {
      try? await Task.sleep(for: .milliseconds(200))
    }
    #expect(try await client.get(from: server.address).get() == Data("tea".utf8))
    #expect(try await client.get(from: server.address).get() == Data())
    #expect(await meaning(of: client.get(from: server.address)) == "status 404")
    #expect(await meaning(of: client.get(from: server.address)) == "status 503")
    #expect(await meaning(of: client.get(from: server.address)) == "the session failed")
    #expect(await meaning(of: patient.get(from: server.address)) == "silence")
  }

  @Test("A server that is not there is a failure of the session", .proves("STG-10", "STG-13"))
  func refused() async throws {
    let answer = await client.get(from: LoopbackServer.refusing)
    guard case .failure(.session(let error)) = answer else {
      Issue.record("expected a failure of the session, found \(answer)")
      return
    }
    #expect((error as? URLError)?.code == .cannotConnectToHost)
  }

  @Test("Who waits no longer gets silence, and the request ends")
  func cancelled() async throws {
    let server = try LoopbackServer(answering: [.silence])
    let asking = Task { await client.get(from: server.address) }
    asking.cancel()
    #expect(["silence", "the session failed"].contains(await meaning(of: asking.value)))
  }

  @Test(
    "On Linux its time-out counts whole seconds: less than one is none at all",
    .enabled(if: onLinux, "elsewhere the session counts fractions of a second as well"))
  func wholeSeconds() async throws {
    let server = try LoopbackServer(answering: [
      .late(milliseconds: 800, "tea"), .late(milliseconds: 800, "tea"),
    ])
    var request = URLRequest(url: server.address)
    let session = URLSession(configuration: .ephemeral)
    request.timeoutInterval = 0.9
    let hurried = await #expect(throws: URLError.self) { try await session.data(for: request) }
    #expect(hurried?.code == .timedOut)
    request.timeoutInterval = 600
    #expect(try await session.data(for: request).0 == Data("tea".utf8))
  }

  private func meaning(of answer: Result<Data, NetworkError>) -> String {
    switch answer {
    case .success(let data): "\(data.count) bytes"
    case .failure(let failure): "\(failure)"
    }
  }
}
