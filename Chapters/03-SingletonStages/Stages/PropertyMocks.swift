extension PropertyStage {
  /// It inherits all it has, the real `login` included.
  class MockServerAPIClient: ServerAPIClient {}

  final class OverridingMock: ServerAPIClient {
    override func login(completion: @escaping (Result<User, any Error>) -> Void) {
      completion(.success(User(name: "mock")))
    }
  }

  /// Each test hands in what `login` does.
  final class ClosureMock: ServerAPIClient {
    typealias Login = (@escaping (Result<User, any Error>) -> Void) -> Void

    private let onLogin: Login

    // At its end, Swift calls super.init(), which connects.
    init(onLogin: @escaping Login) { self.onLogin = onLogin }

    override func login(completion: @escaping (Result<User, any Error>) -> Void) {
      onLogin(completion)
    }
  }
}
