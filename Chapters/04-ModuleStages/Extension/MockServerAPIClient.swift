extension Extensions {
  final class MockServerAPIClient: ServerAPIClient {
    override func execute(
      _ path: String, completion: @escaping (Result<String, any Error>) -> Void
    ) {
      completion(.success("mock"))
    }

    /// Overrides nothing.
    func login(_ completion: @escaping (Result<User, any Error>) -> Void) {
      completion(.success(User(name: "own login")))
    }
  }
}
