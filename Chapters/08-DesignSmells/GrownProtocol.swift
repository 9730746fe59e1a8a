// "Items shall be saved." The nearest place is the protocol of the client.

/// The smell: `save` beside `fetchItems`. Every client has to have it.
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

  // snippet.nowhere
  /// It has nowhere to save to.
  final class BundledItemsClient: ItemsClient {
    func fetchItems(completion: @escaping ItemsCompletion) {
      completion(.success([Item(name: "water")]))
    }

    func save(_ items: [Item]) throws { fatalError("not implemented") }
  }
  // snippet.end

  /// Right by the protocol: whatever the client is, it can save.
  static func rename(_ name: String, in client: any ItemsClient) throws {
    try client.save([Item(name: name)])
  }
}

// snippet.defaulted
/// With a default implementation nobody has to change, and nobody is told.
enum Defaulted {
  protocol ItemsClient {
    func save(_ items: [Item]) throws -> String
  }

  /// Means to save. It misspells `save(_:)`, and the default takes its place.
  struct FileItemsClient: ItemsClient {
    func save(items: [Item]) throws -> String { "saved" }
  }
}

extension Defaulted.ItemsClient {
  func save(_ items: [Item]) throws -> String { "default" }
}
// snippet.end

/// Not even in the protocol: `save` is only in the extension, `fetch` in both.
enum ExtensionOnly {
  protocol ItemsClient {
    func fetch() -> String
  }

  struct FileItemsClient: ItemsClient {
    func fetch() -> String { "file fetch" }
    func save() -> String { "file save" }
  }
}

extension ExtensionOnly.ItemsClient {
  func fetch() -> String { "default fetch" }
  func save() -> String { "default save" }
}
