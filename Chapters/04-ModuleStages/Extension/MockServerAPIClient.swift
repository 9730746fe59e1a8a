extension Extensions {
  final class MockServerAPIClient: ServerAPIClient {
    /// The methods of all features call this one.
    override func execute(
      _ path: String, completion: @escaping (Result<String, any Error>) -> Void
    ) {
      completion(.success("mock"))
    }

    // snippet.login
    /// Overrides nothing. Code that has a `ServerAPIClient` calls the `login` of the extension.
    func login(_ completion: @escaping (Result<User, any Error>) -> Void) {
      completion(.success(User(name: "own login")))
    }
    // snippet.end
  }
}
