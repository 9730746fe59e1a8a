extension Before {
  /// With a default implementation no client has to change, and no author gets an error.
  enum Defaulted {
    // snippet.defaulted
    protocol ItemsClient {
      func fetchItems(completion: @escaping ItemsCompletion)
      func save(_ items: [Item]) throws
    }

    // snippet.end

    struct FileItemsClient: ItemsClient {
      let read: () throws -> [Item]
      let write: ([Item]) throws -> Void

      func fetchItems(completion: @escaping ItemsCompletion) { completion(Result { try read() }) }
      // snippet.misspelt
      func save(items: [Item]) throws { try write(items) }
      // snippet.end
    }

    /// Its default also compiles everywhere, and ends the program.
    protocol Emptying {
      func removeAll()
    }
  }
}

extension Before.Defaulted.Emptying {
  func removeAll() { fatalError("not implemented") }
}

// snippet.defaults
extension Before.Defaulted.ItemsClient {
  func save(_ items: [Item]) throws {}
}
// snippet.end

extension Before.Defaulted.ItemsClient {
  func fetchItems(completion: @escaping ItemsCompletion) { completion(.success([])) }
  func clear() throws {}
}

extension Before.Defaulted.FileItemsClient {
  func clear() throws { try write([]) }
}
