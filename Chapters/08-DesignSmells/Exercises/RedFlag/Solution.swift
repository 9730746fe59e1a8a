// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

// TASK 1: Let a client fetch, and a cache save.
protocol ItemsClient {
  func fetchItems(completion: @escaping ItemsCompletion)
}

protocol ItemsCache {
  func save(_ items: [Item]) throws
}
// STUB
// protocol ItemsClient {
//   func fetchItems(completion: @escaping ItemsCompletion)
//   func save(_ items: [Item]) throws
// }
//
// struct CannotSave: Error {}
//
// /// So that the clients in `Given` still compile.
// extension ItemsClient {
//   func save(_ items: [Item]) throws { throw CannotSave() }
// }
//
// protocol ItemsCache {}
// END

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
// STUB
// END

/// A client that delivers what `base` delivers, and saves it first.
func saving(_ base: any ItemsClient, to cache: any ItemsCache) -> any ItemsClient {
  // TASK 2: Return your client.
  CachableItemsClient(base: base, cache: cache)
  // STUB
  // base
  // END
}
