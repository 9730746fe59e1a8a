import Foundation
import ItemsCore
import TestSupport
import Testing

@testable import DependencyRejection

/// What it takes to ask the injected feature about its rule: a double for each protocol.
private struct StubHTTPClient: HTTPClient {
  let page: String

  func get(_ url: URL) async throws -> Data { Data(page.utf8) }
}

private actor SpyCache: ItemsCache {
  private(set) var saved: [[Item]] = []

  func save(_ items: [Item]) async throws { saved.append(items) }
}

@Suite("DependencyRejection: injected")
struct InjectedTests {
  private static let items = [Item(id: 7, name: "tea"), Item(id: 9, name: "ale")]

  @Test("It delivers what the page says, and saves that")
  func fetches() async throws {
    let cache = SpyCache()
    let remote = RemoteItemsClient(url: .items, httpClient: StubHTTPClient(page: .twoItems))
    let client = CachableItemsClient(base: remote, cache: cache)
    #expect(try await client.fetchItems() == Self.items)
    #expect(await cache.saved == [Self.items])
  }

  @Test("A page that cannot be read is an error, and nothing is saved")
  func garbled() async throws {
    let cache = SpyCache()
    let remote = RemoteItemsClient(url: .items, httpClient: StubHTTPClient(page: "no JSON"))
    let client = CachableItemsClient(base: remote, cache: cache)
    await #expect(throws: DecodingError.self) { try await client.fetchItems() }
    #expect(await cache.saved == [])
  }
}
