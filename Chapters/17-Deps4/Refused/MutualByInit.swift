// Refused: two services that need each other, each given to the other's init (DEPS-39)

#if !REPAIRED
  final class ServerAPIClient {
    init(sessionStore: SessionStore) {}
  }

  final class SessionStore {
    init(client: ServerAPIClient) {}
  }

  final class Deps {
    // expected-error@+2 {{circular reference}}
    // expected-note@+1 {{through reference here}}
    lazy var client = ServerAPIClient(sessionStore: sessionStore)
    // expected-note@+1 2 {{through reference here}}
    lazy var sessionStore = SessionStore(client: client)
  }
#else
  final class ServerAPIClient {
    private unowned let deps: Deps
    init(deps: Deps) { self.deps = deps }
  }

  final class SessionStore {
    private unowned let deps: Deps
    init(deps: Deps) { self.deps = deps }
  }

  final class Deps {
    lazy var client = ServerAPIClient(deps: self)
    lazy var sessionStore = SessionStore(deps: self)
  }
#endif
