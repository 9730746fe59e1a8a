/// Global mutable shared state: `shared` itself can be set. It looks like a singleton but isn't one.
enum GlobalStage {
  @MainActor
  class ServerAPIClient {
    static var shared = ServerAPIClient()

    init() { Server.connect() }

    func login(completion: @escaping (Result<User, any Error>) -> Void) {
      completion(.success(Server.login()))
    }
  }

  final class MockServerAPIClient: ServerAPIClient {
    private let name: String

    init(name: String) { self.name = name }

    override func login(completion: @escaping (Result<User, any Error>) -> Void) {
      completion(.success(User(name: name)))
    }
  }

  @MainActor
  final class LoginViewModel {
    private(set) var message = ""

    func login() {
      ServerAPIClient.shared.login { [weak self] result in self?.message = greeting(result) }
    }
  }

  /// Starts a guided tour. It is unrelated to the login, but changes its answer.
  @MainActor
  final class HomeViewModel {
    func beginTour() { ServerAPIClient.shared = MockServerAPIClient(name: "guest") }
  }
}
