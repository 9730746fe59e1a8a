/// Where the login stands at the end of this chapter: it asks no `.shared`. The code that makes the view
/// model hands in the client.
enum InitStage {
  @MainActor
  protocol LoginClient {
    func login(completion: @escaping (Result<User, any Error>) -> Void)
  }

  @MainActor
  final class LoginViewModel {
    private let client: any LoginClient
    private(set) var message = ""

    init(client: any LoginClient) { self.client = client }

    func login() {
      client.login { [weak self] result in self?.message = greeting(result) }
    }
  }

  /// It is no subclass, so making it makes no real client.
  struct MockServerAPIClient: LoginClient {
    let name: String

    func login(completion: @escaping (Result<User, any Error>) -> Void) {
      completion(.success(User(name: name)))
    }
  }

  @MainActor
  final class ServerAPIClient: LoginClient {
    init() { Server.connect() }

    func login(completion: @escaping (Result<User, any Error>) -> Void) {
      completion(.success(Server.login()))
    }
  }
}
