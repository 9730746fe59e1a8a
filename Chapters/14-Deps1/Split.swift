// Without an object: a third service is extracted from the client, so the other two no longer need each other.

enum Split {
  /// Gets new tokens, for which it needs no session.
  struct TokenClient {
    let server: String

    func newToken() -> String { "t2 of \(server)" }
  }

  final class SessionStore {
    private let tokenClient: TokenClient
    private(set) var token = "t1"

    init(tokenClient: TokenClient) { self.tokenClient = tokenClient }

    func refresh() { token = tokenClient.newToken() }
  }

  struct ServerAPIClient {
    let server: String
    let sessionStore: SessionStore

    func get(_ path: String) -> String { "\(server): GET \(path), token \(sessionStore.token)" }
  }
}
