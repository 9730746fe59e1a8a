extension PropertyStage {
  // snippet.empty
  /// As the document prints it: a name, and all the rest is inherited.
  final class EmptyMockServerAPIClient: ServerAPIClient {}
  // snippet.end

  // snippet.mocks
  final class MockServerAPIClient: ServerAPIClient {
    override func login(completion: @escaping (Result<User, any Error>) -> Void) {
      completion(.success(User(name: "mock")))
    }
  }

  /// Another behaviour, another class.
  final class OfflineServerAPIClient: ServerAPIClient {
    struct Offline: Error {}

    override func login(completion: @escaping (Result<User, any Error>) -> Void) {
      completion(.failure(Offline()))
    }
  }

  /// And one more.
  final class SilentServerAPIClient: ServerAPIClient {
    override func login(completion: @escaping (Result<User, any Error>) -> Void) {}
  }
  // snippet.end

  // snippet.stub
  /// The last mock class: each test writes its behaviour where it is read.
  final class StubServerAPIClient: ServerAPIClient {
    typealias Login = (@escaping (Result<User, any Error>) -> Void) -> Void

    private let onLogin: Login

    init(onLogin: @escaping Login) { self.onLogin = onLogin }

    override func login(completion: @escaping (Result<User, any Error>) -> Void) {
      onLogin(completion)
    }
  }
  // snippet.end
}
