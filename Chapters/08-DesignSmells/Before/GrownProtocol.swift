// Items should be saved, and the clients' protocol seems the nearest place for it.

extension Before {
  /// `save` next to `fetchItems`: every client must implement it.
  enum Grown {
    protocol ItemsClient {
      func fetchItems(completion: @escaping ItemsCompletion)
      func save(_ items: [Item]) throws
    }

    final class FileItemsClient: ItemsClient {
      private(set) var saved: [Item] = []

      func fetchItems(completion: @escaping ItemsCompletion) { completion(.success(saved)) }

      func save(_ items: [Item]) throws { saved = items }
    }

    final class BundledItemsClient: ItemsClient {
      func fetchItems(completion: @escaping ItemsCompletion) {
        completion(.success([Item(name: "tea"), Item(name: "milk")]))
      }

      func save(_ items: [Item]) throws { fatalError("not implemented") }
    }

    /// Compiles because the protocol promises that every client can save.
    static func rename(_ name: String, in client: any ItemsClient) throws {
      try client.save([Item(name: name)])
    }
  }
}
