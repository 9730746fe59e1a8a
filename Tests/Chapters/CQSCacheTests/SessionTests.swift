import Foundation
import Playground
import TestSupport
import Testing

@testable import CQSCache

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("CQSCache: over a real session")
struct SessionTests {
  private struct NotedCache: ItemsCache, Sendable {
    let saves = Log()

    func save(_ items: [Item]) throws { saves.note("\(items)") }
  }

  @Test(
    "A real server's items are delivered once and kept; no items are neither",
    .proves("STG-185"))
  func composition() async throws {
    let server = try LoopbackServer(answering: [
      .page(status: 200, #"[{"name": "tea"}, {"name": "milk"}]"#), .page(status: 200, "no items"),
    ])
    let cache = NotedCache()
    let first = await answer(of: server.address, cache)
    #expect(try first.get() == [Item(name: "tea"), Item(name: "milk")])
    let second = await answer(of: server.address, cache)
    #expect(throws: DecodingError.self) { try second.get() }
    #expect(cache.saves.lines == ["[tea, milk]"])
  }

  @Test("A server that is not there is an error, and nothing is kept", .proves("STG-185"))
  func refused() async throws {
    let cache = NotedCache()
    let refused = await answer(of: LoopbackServer.refusing, cache)
    #expect(throws: URLError.self) { try refused.get() }
    #expect(cache.saves.lines == [])
  }

  @Test("On the main actor a plain completion gets the session's answer there", .proves("STG-185"))
  @MainActor
  func plainCompletion() async throws {
    let server = try LoopbackServer(answering: [.page(status: 200, "tea")])
    let client = SessionHTTPClient(session: URLSession(configuration: .ephemeral))
    func page(at url: URL) async throws -> Data {
      try await withCheckedThrowingContinuation { continuation in
        client.get(from: url) { result in
          MainActor.assertIsolated()
          continuation.resume(with: result)
        }
      }
    }
    #expect(try await page(at: server.address) == Data("tea".utf8))
    await #expect(throws: URLError.self) { try await page(at: LoopbackServer.refusing) }
  }

  /// What the document's composition answers; a second answer would end the tests.
  private func answer(of url: URL, _ cache: NotedCache) async -> Result<[Item], any Error> {
    typealias Form = OverASession
    let httpClient = Form.URLSessionHTTPClient(session: URLSession(configuration: .ephemeral))
    let client = Form.CachableItemsClient(
      base: Form.RemoteItemsClient(url: url, httpClient: httpClient), cache: cache)
    return await withCheckedContinuation { continuation in
      client.fetchItems { continuation.resume(returning: $0) }
    }
  }
}
