// The shop's own knot, before A, B and C: two services that need each other.

// snippet.shop
/// The shop's one client of its server. It sends the token of the session.
final class ServerAPIClient {
  private let deps: ShopDeps

  init(deps: ShopDeps) { self.deps = deps }

  func get(_ path: String) -> String { "GET \(path), token \(deps.sessionStore.token)" }

  /// Stands in for the server's answer.
  func newToken() -> String { "t2" }
}

/// Keeps the token of the logged-in user, and gets a new one through the client.
final class SessionStore {
  private let deps: ShopDeps
  private(set) var token = "t1"

  init(deps: ShopDeps) { self.deps = deps }

  func refresh() { token = deps.client.newToken() }
}

/// Holds both. Each of them takes this object and asks it for the other one.
final class ShopDeps {
  lazy var client = ServerAPIClient(deps: self)
  lazy var sessionStore = SessionStore(deps: self)
}
// snippet.end
