import Foundation
import ItemsCore

protocol HTTPClient {
  func get(from url: URL, completion: @escaping (Result<Data, any Error>) -> Void)
}

protocol ItemsClient {
  func fetchItems(completion: @escaping (Result<[Item], any Error>) -> Void)
}

protocol ItemsCache {
  func save(_ items: [Item]) throws
}

final class RemoteItemsClient: ItemsClient {
  private let httpClient: any HTTPClient

  init(httpClient: any HTTPClient) { self.httpClient = httpClient }

  func fetchItems(completion: @escaping (Result<[Item], any Error>) -> Void) {
    httpClient.get(from: .items) { result in
      completion(
        result.flatMap { data in
          Result { try JSONDecoder().decode([RemoteItem].self, from: data).map(\.item) }
        })
    }
  }
}

/// The document's `SecondCachableItemsClient`. It answers once, and ignores a failed save.
final class CachingItemsClient: ItemsClient {
  private let base: any ItemsClient
  private let cache: any ItemsCache

  init(base: any ItemsClient, cache: any ItemsCache) {
    self.base = base
    self.cache = cache
  }

  func fetchItems(completion: @escaping (Result<[Item], any Error>) -> Void) {
    base.fetchItems { result in
      guard let items = try? result.get() else { return completion(result) }
      try? self.cache.save(items)
      completion(result)
    }
  }
}

@MainActor
final class FileItemsCache: @MainActor ItemsCache {
  private let disk: any Outside
  private let now: () -> Duration

  init(disk: any Outside, now: @escaping () -> Duration) {
    self.disk = disk
    self.now = now
  }

  func save(_ items: [Item]) throws {
    try disk.save(KeptItems(savedAt: now(), items: items))
  }
}
