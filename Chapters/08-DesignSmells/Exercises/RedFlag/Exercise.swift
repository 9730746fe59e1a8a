// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

// TASK 1: Let a client fetch, and a cache save.
protocol ItemsClient {
  func fetchItems(completion: @escaping ItemsCompletion)
  func save(_ items: [Item]) throws
}

struct CannotSave: Error {}

/// So that the clients in `Given` still compile.
extension ItemsClient {
  func save(_ items: [Item]) throws { throw CannotSave() }
}

protocol ItemsCache {}
// END

// TASK 2: Write a client that saves what another one fetched.
// END

/// A client that delivers what `base` delivers, and saves it first.
func saving(_ base: any ItemsClient, to cache: any ItemsCache) -> any ItemsClient {
  // TASK 2: Return your client.
  base
  // END
}
