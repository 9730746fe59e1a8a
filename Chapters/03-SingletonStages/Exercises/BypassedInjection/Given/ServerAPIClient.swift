// Given: leave this file as it is.

struct Item: Equatable, Sendable {
  let name: String
}

/// The client that everybody shares, and whose `shared` everybody can set. A test makes a subclass.
@MainActor
class ServerAPIClient {
  static var shared: ServerAPIClient {
    get {
      sharedUses += 1
      return current
    }
    set { current = newValue }
  }

  /// How often somebody reached for `shared`.
  private(set) static var sharedUses = 0
  private static var current = ServerAPIClient()

  /// Whether this is the shared client now. Asking that is no use of it.
  var isShared: Bool { self === Self.current }

  /// How often the server was asked, by whichever client; a mock that overrides the methods asks none.
  private(set) static var calls = 0

  init() {}

  func fetchItems(completion: @escaping (Result<[Item], any Error>) -> Void) {
    Self.calls += 1
    completion(.success([Item(name: "real")]))
  }

  func save(_ item: Item, completion: @escaping (Result<Void, any Error>) -> Void) {
    Self.calls += 1
    completion(.success(()))
  }

  func delete(_ item: Item, completion: @escaping (Result<Void, any Error>) -> Void) {
    Self.calls += 1
    completion(.success(()))
  }
}
