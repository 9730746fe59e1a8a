extension PropertyStage {
  /// Overrides nothing, so it inherits the real `login`.
  class MockServerAPIClient: ServerAPIClient {}

  final class OverridingMock: ServerAPIClient {
    override func login(completion: @escaping (Result<User, any Error>) -> Void) {
      completion(.success(User(name: "mock")))
    }
  }

  /// Each test passes the behavior of `login`.
  final class ClosureMock: ServerAPIClient {
    typealias Login = (@escaping (Result<User, any Error>) -> Void) -> Void

    private let onLogin: Login

    // Swift calls super.init() implicitly at the end, and that connects.
    init(onLogin: @escaping Login) { self.onLogin = onLogin }

    override func login(completion: @escaping (Result<User, any Error>) -> Void) {
      onLogin(completion)
    }
  }
}
