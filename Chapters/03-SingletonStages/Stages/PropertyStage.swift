/// The client becomes a property that a test can set. The class is no longer final, so that a mock can
/// be a subclass.
enum PropertyStage {
  // snippet.client
  // Any thread can read `shared`, and a class that isn't final can't be `Sendable` by itself.
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
