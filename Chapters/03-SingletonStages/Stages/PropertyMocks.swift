extension PropertyStage {
  // snippet.empty
  /// As the document prints it: a name, and all the rest is inherited.
  class MockServerAPIClient: ServerAPIClient {}
  // snippet.end

  // snippet.stub
  /// No further behaviour takes a class: each test writes its own where it is read.
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
