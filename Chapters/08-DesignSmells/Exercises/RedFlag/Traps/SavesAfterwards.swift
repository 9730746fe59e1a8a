// Fails savesThenAnswers: the answer is out before anything is saved.
// Also fails failureIsTheAnswer, answersLate, fetchesInside, clientsShareNothing.
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
      completion(result)
      if case .success(let items) = result { try? cache.save(items) }
    }
  }
}
