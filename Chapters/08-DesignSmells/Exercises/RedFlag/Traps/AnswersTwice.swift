// Fails failureIsTheAnswer: the error is answered, and the items too.
// Also fails answersLate.
// TASK 2: Write a client that saves what another one fetched.
final class CachableItemsClient: ItemsClient {
  private let base: any ItemsClient
  private let cache: any ItemsCache

  init(base: any ItemsClient, cache: any ItemsCache) {
    self.base = base
    self.cache = cache
  }

  func fetchItems(completion: @escaping ItemsCompletion) {
    base.fetchItems { [cache] result in
      if case .success(let items) = result {
        do {
          try cache.save(items)
        } catch {
          completion(.failure(error))
        }
      }
      completion(result)
    }
  }
}
