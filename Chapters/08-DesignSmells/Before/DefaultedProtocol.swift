extension Before {
  /// With a default implementation nobody has to change, and nobody is told.
  enum Defaulted {
    // snippet.defaulted
    protocol ItemsClient {
      func fetchItems(completion: @escaping ItemsCompletion)
      func save(_ items: [Item]) throws
    }

    /// Means to save. It misspells `save(_:)`, and the default takes its place.
    struct FileItemsClient: ItemsClient {
      let read: () throws -> [Item]
      let write: ([Item]) throws -> Void

      func fetchItems(completion: @escaping ItemsCompletion) { completion(Result { try read() }) }
      func save(items: [Item]) throws { try write(items) }
      func clear() throws { try write([]) }
    }
    // snippet.end

    /// Its default compiles everywhere as well, and ends the program.
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
  func fetchItems(completion: @escaping ItemsCompletion) { completion(.success([])) }
  func save(_ items: [Item]) throws {}
  /// Not even in the protocol.
  func clear() throws {}
}
// snippet.end
