/// Global mutable shared state: `shared` itself can be set. It looks like a singleton and is none.
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

  /// Shows a visitor around. It has nothing to do with the login, and changes its answer.
  @MainActor
  final class HomeViewModel {
    func beginTour() { ServerAPIClient.shared = MockServerAPIClient(name: "guest") }
  }
}
