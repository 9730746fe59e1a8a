import Foundation
import ItemsCore
import Playground
import TestSupport
import Testing

@testable import DependencyRejection

/// A test of the injected feature's rule needs a double for each protocol.
private struct StubHTTPClient: HTTPClient {
  let page: String

  func get(_ url: URL) async throws -> Data { Data(page.utf8) }
}

private struct RecordedItemsCache: ItemsCache {
  let log = Log()

  func save(_ items: [Item]) async throws { log.note("\(items)") }
}

@Suite("DependencyRejection: the injected design")
struct InjectedTests {
  private static let items = [
    Item(id: 7, name: "tea", cents: 250), Item(id: 9, name: "milk", cents: 120),
  ]
  private let cache = RecordedItemsCache()

  private func client(of page: String) -> CachingItemsClient {
    CachingItemsClient(
      base: RemoteItemsClient(httpClient: StubHTTPClient(page: page)), cache: cache,
      report: { _ in })
  }

  @Test("The injected client returns the page's items and saves them")
  func fetches() async throws {
    #expect(try await client(of: .twoItems).fetchItems() == Self.items)
    #expect(cache.log.lines == ["\(Self.items)"])
  }

  @Test("The injected client throws and saves nothing if a page is unreadable")
  func garbled() async {
    await #expect(throws: DecodingError.self) { try await client(of: "no JSON").fetchItems() }
    #expect(cache.log.lines == [])
  }
}
