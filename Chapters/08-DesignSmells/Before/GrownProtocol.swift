// Items should be saved. The nearest place is the protocol of the client.

extension Before {
  /// `save` beside `fetchItems`. Every client has to have it.
  enum Grown {
    // snippet.grown
    protocol ItemsClient {
      func fetchItems(completion: @escaping ItemsCompletion)
      func save(_ items: [Item]) throws
    }
    // snippet.end

    final class FileItemsClient: ItemsClient {
      private(set) var saved: [Item] = []

      func fetchItems(completion: @escaping ItemsCompletion) { completion(.success(saved)) }

      func save(_ items: [Item]) throws { saved = items }
    }

    final class BundledItemsClient: ItemsClient {
      func fetchItems(completion: @escaping ItemsCompletion) {
        completion(.success([Item(name: "tea"), Item(name: "milk")]))
      }

      // snippet.nowhere
      func save(_ items: [Item]) throws { fatalError("not implemented") }
      // snippet.end
    }

    /// Relies on the protocol, which says that every client can save.
    static func rename(_ name: String, in client: any ItemsClient) throws {
      try client.save([Item(name: name)])
    }
  }
}
