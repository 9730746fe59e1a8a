// Refused: two services that take each other in `init` (DEPS-39)
// alone: the chapter's own two take the object, which is the repair

#if !REPAIRED
  final class ServerAPIClient {
    init(sessionStore: SessionStore) {}
  }

  final class SessionStore {
    init(client: ServerAPIClient) {}
  }

  final class ShopDeps {
    let client: ServerAPIClient
    let sessionStore: SessionStore

    init() {
      // expected-error@+1 {{constant 'self.sessionStore' used before being initialized}}
      client = ServerAPIClient(sessionStore: sessionStore)
      sessionStore = SessionStore(client: client)
    }
  }
#else
  final class ServerAPIClient {
    private unowned let deps: ShopDeps
    init(deps: ShopDeps) { self.deps = deps }
  }

  final class SessionStore {
    private unowned let deps: ShopDeps
    init(deps: ShopDeps) { self.deps = deps }
  }

  final class ShopDeps {
    lazy var client = ServerAPIClient(deps: self)
    lazy var sessionStore = SessionStore(deps: self)
  }
#endif
