/// Completes once, because there is a single call of the completion.
///
/// Strict: items that can't be saved are not delivered.
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
