extension Before {
  /// The document's first version. In two of three cases it completes twice.
  final class CachableItemsClient: ItemsClient {
    private let base: any ItemsClient
    private let cache: any ItemsCache

    init(base: any ItemsClient, cache: any ItemsCache) {
      self.base = base
      self.cache = cache
    }

    func fetchItems(completion: @escaping (Result<[Item], any Error>) -> Void) {
      base.fetchItems { result in
        switch result {
        case .success(let items):
          do {
            try self.cache.save(items)
          } catch {
            completion(.failure(error))
          }
        case .failure(let error):
          completion(.failure(error))
        }
        completion(result)
      }
    }
  }
}
