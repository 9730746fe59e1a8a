// The limit of layers: two services that need each other. Neither is below the other, so each asks
// the object when it needs the other one, and does not hold it.

// snippet.mutual
/// The shop's one client of its server. It sends the token of the session.
final class ServerAPIClient {
  private unowned let deps: ShopDeps

  init(deps: ShopDeps) { self.deps = deps }

  func get(_ path: String) -> String { "GET \(path), token \(deps.sessionStore.token)" }

  /// Stands in for the server's answer.
  func newToken() -> String { "t2" }
}

/// Keeps the token of who has logged in, and gets a new one through the client.
final class SessionStore {
  private unowned let deps: ShopDeps
  private(set) var token = "t1"

  init(deps: ShopDeps) { self.deps = deps }

  func refresh() { token = deps.client.newToken() }
}

/// Has both. Neither can be made before the other, so each takes this object and asks it.
final class ShopDeps {
  lazy var client = ServerAPIClient(deps: self)
  lazy var sessionStore = SessionStore(deps: self)
}
// snippet.end
