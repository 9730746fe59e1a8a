// Given: leave this file as it is.

struct Item: Equatable, Sendable {
  let name: String
}

/// The client that all code shares, and that any code can replace. A test uses a subclass.
@MainActor
class ServerAPIClient {
  static var shared = ServerAPIClient()

  /// How often the real server was called. A mock that overrides the methods doesn't call it.
  private(set) static var calls = 0

  func fetchItems() throws -> [Item] {
    Self.calls += 1
    return [Item(name: "real tea")]
  }

  func save(_ item: Item) throws { Self.calls += 1 }

  func delete(_ item: Item) throws { Self.calls += 1 }
}
