// Fails failureIsTheAnswer: a fetch that fails saves an empty list.
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
      let items = (try? result.get()) ?? []
      do {
        try cache.save(items)
        completion(result)
      } catch {
        completion(.failure(error))
      }
    }
  }
}
