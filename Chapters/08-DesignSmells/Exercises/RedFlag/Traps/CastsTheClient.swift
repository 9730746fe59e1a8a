// Fails savesThenAnswers: it asks whether the client happens to be a cache, and none is.
// RedFlag. Tasks.md, in this folder, tells the tasks.
// Edit between a line that begins a TASK and the END below it. Helpers of your own may stand
// anywhere in this file.

// TASK 1: Give saving a protocol of its own, `ItemsCache`, and take it out of `ItemsClient`.
protocol ItemsClient {
  func fetchItems(completion: @escaping ItemsCompletion)
}

protocol ItemsCache {
  func save(_ items: [Item]) throws
}
// END

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
// END

/// A client that delivers what `base` delivers, and saves it first.
func saving(_ base: any ItemsClient, to cache: any ItemsCache) -> any ItemsClient {
  // TASK 2: Put your client around `base`.
  CachableItemsClient(base: base, cache: cache)
  // END
}
