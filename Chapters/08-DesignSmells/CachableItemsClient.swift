protocol ItemsCache {
  func save(_ items: [Item]) throws
}

/// Calls the completion once. If the save fails, the result is the save's error.
final class CachableItemsClient: ItemsClient {
  private let base: any ItemsClient
  private let cache: any ItemsCache

  init(base: any ItemsClient, cache: any ItemsCache) {
    self.base = base
    self.cache = cache
  }

  func fetchItems(completion: @escaping (Result<[Item], any Error>) -> Void) {
    base.fetchItems { [cache] result in
      completion(
        result.flatMap { items in
          Result {
            try cache.save(items)
            return items
          }
        })
    }
  }
}
