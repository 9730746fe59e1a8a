// Fails savesThenAnswers: it asks whether the client happens to be a cache, and none is.
// Also fails asksAtEveryFetch, failedFetchSavesNothing, failedSaveIsTheAnswer.
// TASK 2: Write a client around a client. It saves what it fetched, and then hands it on.
final class CachableItemsClient: ItemsClient {
  private let base: any ItemsClient
  private let cache: any ItemsCache

  init(base: any ItemsClient, cache: any ItemsCache) {
    self.base = base
    self.cache = cache
  }

  func fetchItems(completion: @escaping ItemsCompletion) {
    base.fetchItems { [base] result in
      if case .success(let items) = result { try? (base as? any ItemsCache)?.save(items) }
      completion(result)
    }
  }
}
