extension Before {
  /// The document's second version. It answers once, and hides a failed save.
  final class SecondCachableItemsClient: ItemsClient {
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
}
