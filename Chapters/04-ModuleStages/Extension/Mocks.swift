extension Extensions {
  // snippet.mocks
  /// Overrides what the class itself declares, so every feature's method goes through it.
  final class OverridingClient: ServerAPIClient {
    override func execute(
      _ path: String, completion: @escaping (Result<String, any Error>) -> Void
    ) {
      completion(.success("mock"))
    }
  }

  /// Has a `login` of its own. The one in the extension cannot be overridden, and whoever holds a
  /// `ServerAPIClient` calls that one.
  final class OverloadingClient: ServerAPIClient {
    func login(_ completion: @escaping (Result<User, any Error>) -> Void) {
      completion(.success(User(name: "mock")))
    }
  }
  // snippet.end
}
