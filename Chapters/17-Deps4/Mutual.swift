// Two services that need each other. Neither can be in a layer below the other. So each reads the other
// from the object, and holds the object with an unowned reference.

final class ServerAPIClient {
  private unowned let deps: ShopDeps

  init(deps: ShopDeps) { self.deps = deps }

  func get(_ path: String) -> String { "GET \(path), token \(deps.sessionStore.token)" }

  /// A stub for the server's response.
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
