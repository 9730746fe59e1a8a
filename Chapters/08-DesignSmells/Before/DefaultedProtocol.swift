extension Before {
  /// If the method has a default implementation, no client has to change, and no client's author gets an error.
  enum Defaulted {
    protocol ItemsClient {
      func fetchItems(completion: @escaping ItemsCompletion)
      func save(_ items: [Item]) throws
    }

    struct FileItemsClient: ItemsClient {
      let read: () throws -> [Item]
      let write: ([Item]) throws -> Void

      func fetchItems(completion: @escaping ItemsCompletion) { completion(Result { try read() }) }
      func save(items: [Item]) throws { try write(items) }
    }

    /// This default also compiles for every client, but crashes when it is called.
    protocol Emptying {
      func removeAll()
    }
  }
}

extension Before.Defaulted.Emptying {
  func removeAll() { fatalError("not implemented") }
}

extension Before.Defaulted.ItemsClient {
  func save(_ items: [Item]) throws {}
}

extension Before.Defaulted.ItemsClient {
  func fetchItems(completion: @escaping ItemsCompletion) { completion(.success([])) }
  func clear() throws {}
}

extension Before.Defaulted.FileItemsClient {
  func clear() throws { try write([]) }
}
