// Two services that need each other. Neither can be in a layer below the other one, so each asks the
// object for the other one, and doesn't hold the object.

final class ServerAPIClient {
  private unowned let deps: ShopDeps

  init(deps: ShopDeps) { self.deps = deps }

  func get(_ path: String) -> String { "GET \(path), token \(deps.sessionStore.token)" }

  /// Stands in for the server's answer.
  func newToken() -> String { "t2" }
}

final class SessionStore {
  private unowned let deps: ShopDeps
  private(set) var token = "t1"

  init(deps: ShopDeps) { self.deps = deps }

  func refresh() { token = deps.client.newToken() }
}

final class ShopDeps {
  lazy var client = ServerAPIClient(deps: self)
  lazy var sessionStore = SessionStore(deps: self)
}
