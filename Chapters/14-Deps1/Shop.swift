// Two services of the shop that need each other. The client sends the session's token with each request.
// The store gets a new token through the client. `ShopDeps` holds both, and each reads the other from it.

final class ServerAPIClient {
  private let deps: ShopDeps

  init(deps: ShopDeps) { self.deps = deps }

  func get(_ path: String) -> String { "GET \(path), token \(deps.sessionStore.token)" }

  /// A stub for the server's response.
  func newToken() -> String { "t2" }
}

final class SessionStore {
  private let deps: ShopDeps
  private(set) var token = "t1"

  init(deps: ShopDeps) { self.deps = deps }

  func refresh() { token = deps.client.newToken() }
}

final class ShopDeps {
  lazy var client = ServerAPIClient(deps: self)
  lazy var sessionStore = SessionStore(deps: self)
}
