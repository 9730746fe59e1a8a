/// The client becomes a property that a test sets; the class is unsealed, so that a mock can be its
/// subclass.
enum PropertyStage {
  // snippet.client
  // Any thread can ask for `shared`, and a class with subclasses can't be `Sendable` by itself.
  @MainActor
  class ServerAPIClient {
    static let shared = ServerAPIClient()

    init() { Server.connect() }

    func login(completion: @escaping (Result<User, any Error>) -> Void) {
      completion(.success(Server.login()))
    }
  }
  // snippet.end

  @MainActor
  final class LoginViewModel {
    var client = ServerAPIClient.shared
    private(set) var message = ""

    func login() {
      client.login { [weak self] result in self?.message = greeting(result) }
    }
  }
}
