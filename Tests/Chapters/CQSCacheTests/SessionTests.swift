import Foundation
import Playground
import TestSupport
import Testing

@testable import CQSCache

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("CQSCache: requests over a real URLSession")
struct SessionTests {
  private struct RecordingCache: ItemsCache, Sendable {
    let saves = Log()

    func save(_ items: [Item]) throws { saves.note("\(items)") }
  }

  @Test(
    "The client delivers and saves valid items, but not an invalid page",
    .proves("STG-185"))
  func composition() async throws {
    let server = try LoopbackServer(answering: [
      .page(status: 200, #"[{"name": "tea"}, {"name": "milk"}]"#), .page(status: 200, "no items"),
    ])
    let cache = RecordingCache()
    let first = await answer(of: server.address, cache)
    #expect(try first.get() == [Item(name: "tea"), Item(name: "milk")])
    let second = await answer(of: server.address, cache)
    #expect(throws: DecodingError.self) { try second.get() }
    #expect(cache.saves.lines == ["[tea, milk]"])
  }

  @Test("The client throws and saves nothing if the server is unreachable", .proves("STG-185"))
  func refused() async throws {
    let cache = RecordingCache()
    let refused = await answer(of: LoopbackServer.refusing, cache)
    #expect(throws: URLError.self) { try refused.get() }
    #expect(cache.saves.lines == [])
  }

  @Test("`SessionHTTPClient` calls its completion on the main actor", .proves("STG-185"))
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

  /// The result of the document's composition. A second completion would crash the tests.
  private func answer(of url: URL, _ cache: RecordingCache) async -> Result<[Item], any Error> {
    typealias Composition = SessionComposition
    let httpClient = Composition.URLSessionHTTPClient(
      session: URLSession(configuration: .ephemeral))
    let client = Composition.CachableItemsClient(
      base: Composition.RemoteItemsClient(url: url, httpClient: httpClient), cache: cache)
    return await withCheckedContinuation { continuation in
      client.fetchItems { continuation.resume(returning: $0) }
    }
  }
}
