import Foundation
import ItemsCore
import Playground
import TestSupport
import Testing

@testable import DependencyRejection

/// What it takes to ask the injected feature about its rule: a double for each protocol.
private struct StubHTTPClient: HTTPClient {
  let page: String

  func get(from url: URL, completion: @escaping (Result<Data, any Error>) -> Void) {
    completion(.success(Data(page.utf8)))
  }
}

private struct RecordedItemsCache: ItemsCache {
  let log = Log()

  func save(_ items: [Item]) throws { log.note("\(items)") }
}

@Suite("DependencyRejection: injected")
struct InjectedTests {
  private static let items = [
    Item(id: 7, name: "tea", cents: 250), Item(id: 9, name: "milk", cents: 120),
  ]
  private let cache = RecordedItemsCache()

  private func client(of page: String) -> CachingItemsClient {
    CachingItemsClient(
      base: RemoteItemsClient(httpClient: StubHTTPClient(page: page)), cache: cache)
  }

  @Test("It delivers what the page says, and saves that")
  func fetches() throws {
    #expect(try answer(of: client(of: .twoItems))?.get() == Self.items)
    #expect(cache.log.lines == ["\(Self.items)"])
  }

  @Test("A page that cannot be read is an error, and nothing is saved")
  func garbled() {
    #expect(throws: DecodingError.self) { try answer(of: client(of: "no JSON"))?.get() }
    #expect(cache.log.lines == [])
  }
}
