/// Where the login stands at the end of this chapter: it asks no `.shared`. The code that makes the view
/// model hands in the client.
enum InitStage {
  // snippet.init
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
  // snippet.end

  /// It is no subclass, so making it makes no real client.
  // snippet.mock
  struct MockServerAPIClient: LoginClient {
    let name: String

    func login(completion: @escaping (Result<User, any Error>) -> Void) {
      completion(.success(User(name: name)))
    }
  }
  // snippet.end

  @MainActor
  final class ServerAPIClient: LoginClient {
    init() { Server.connect() }

    func login(completion: @escaping (Result<User, any Error>) -> Void) {
      completion(.success(Server.login()))
    }
  }
}
