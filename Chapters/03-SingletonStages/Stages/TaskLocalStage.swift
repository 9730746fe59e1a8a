/// A repair that Swift 6 accepts: `shared` can be replaced for one task, and for what it starts.
enum TaskLocalStage {
  // snippet.client
  @MainActor
  class ServerAPIClient {
    @TaskLocal static var shared = ServerAPIClient()

    init() { Self.made += 1 }

    func login(completion: @escaping (Result<User, any Error>) -> Void) {
      completion(.success(User(name: "real")))
    }

    private(set) static var made = 0
  }
  // snippet.end

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
}
