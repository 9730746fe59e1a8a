// Refused: two services, each made from the other, so neither can be made first (DEPS-39)
// alone: the chapter's own two take the object, which is the repair

#if !REPAIRED
  final class ServerAPIClient {
    private let sessionStore: SessionStore

    init(sessionStore: SessionStore) { self.sessionStore = sessionStore }
  }

  final class SessionStore {
    private let client: ServerAPIClient

    init(client: ServerAPIClient) { self.client = client }
  }

  func startShop() {
    // expected-note@+4 {{'sessionStore' declared here}}
    // expected-error@+2 {{use of local variable 'sessionStore' before its declaration}}
    // snippet.start
    let client = ServerAPIClient(sessionStore: sessionStore)
    let sessionStore = SessionStore(client: client)
    // snippet.end
    print(client, sessionStore)
  }
#else
  final class ServerAPIClient {
    private let deps: ShopDeps
    init(deps: ShopDeps) { self.deps = deps }
  }

  final class SessionStore {
    private let deps: ShopDeps
    init(deps: ShopDeps) { self.deps = deps }
  }

  final class ShopDeps {
    lazy var client = ServerAPIClient(deps: self)
    lazy var sessionStore = SessionStore(deps: self)
  }

  func startShop() {
    let shop = ShopDeps()
    print(shop.client, shop.sessionStore)
  }
#endif
