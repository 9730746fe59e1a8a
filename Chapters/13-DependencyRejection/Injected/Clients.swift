import Foundation
import ItemsCore

// snippet.injected
protocol HTTPClient: Sendable {
  func get(_ url: URL) async throws -> Data
}

protocol ItemsCache: Sendable {
  func save(_ items: [Item]) async throws
}

protocol ItemsClient: Sendable {
  func fetchItems() async throws -> [Item]
}

final class RemoteItemsClient: ItemsClient {
  private let url: URL
  private let httpClient: any HTTPClient

  init(url: URL, httpClient: any HTTPClient) {
    (self.url, self.httpClient) = (url, httpClient)
  }

  func fetchItems() async throws -> [Item] {
    let data = try await httpClient.get(url)
    return try JSONDecoder().decode([RemoteItem].self, from: data).map(\.item)
  }
}

final class CachableItemsClient: ItemsClient {
  private let base: any ItemsClient
  private let cache: any ItemsCache

  init(base: any ItemsClient, cache: any ItemsCache) {
    (self.base, self.cache) = (base, cache)
  }

  func fetchItems() async throws -> [Item] {
    let items = try await base.fetchItems()
    // Best effort: items that cannot be kept are items all the same.
    try? await cache.save(items)
    return items
  }
}
// snippet.end
