// snippet.cache
/// The repair: saving is a protocol of its own. `ItemsClient` stays, and so do all clients.
protocol ItemsCache {
  func save(_ items: [Item]) throws
}

/// The decorator that brings both together. To its user it is a client.
final class CachableItemsClient: ItemsClient {
  private let base: any ItemsClient
  private let cache: any ItemsCache

  init(base: any ItemsClient, cache: any ItemsCache) { (self.base, self.cache) = (base, cache) }

  func fetchItems(completion: @escaping ItemsCompletion) {
    base.fetchItems { [cache] result in
      do {
        let items = try result.get()
        try cache.save(items)
        completion(.success(items))
      } catch {
        completion(.failure(error))
      }
    }
  }
}
// snippet.end
