import Foundation
import ItemsCore
import Playground
import TestSupport
import Testing

@testable import DependencyRejection

/// What it takes to ask the injected feature about its rule: a double for each protocol.
private struct StubHTTPClient: HTTPClient {
  let page: String

  func get(_ url: URL) async throws -> Data { Data(page.utf8) }
}

private struct RecordedItemsCache: ItemsCache {
  let log = Log()

  func save(_ items: [Item]) async throws { log.note("\(items)") }
}

@Suite("DependencyRejection: injected")
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

  @Test("It delivers what the page says, and saves that")
  func fetches() async throws {
    #expect(try await client(of: .twoItems).fetchItems() == Self.items)
    #expect(cache.log.lines == ["\(Self.items)"])
  }

  @Test("A page that cannot be read is an error, and nothing is saved")
  func garbled() async {
    await #expect(throws: DecodingError.self) { try await client(of: "no JSON").fetchItems() }
    #expect(cache.log.lines == [])
  }
}
