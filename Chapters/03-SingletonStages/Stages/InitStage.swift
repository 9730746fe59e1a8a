/// The login at the end of this chapter: it doesn't use `.shared`. The code that creates the view model
/// passes the client to it.
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

  /// Not a subclass, so creating it creates no real client.
  struct MockServerAPIClient: LoginClient {
    let result: Result<User, any Error>

    func login(completion: @escaping (Result<User, any Error>) -> Void) { completion(result) }
  }

  @MainActor
  final class ServerAPIClient: LoginClient {
    init() { Server.connect() }

    func login(completion: @escaping (Result<User, any Error>) -> Void) {
      completion(.success(Server.login()))
    }
  }
}
