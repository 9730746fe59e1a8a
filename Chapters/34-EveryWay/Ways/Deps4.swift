enum Deps4 {
  struct LoginScreen {
    let deps: any RequestProviding

    var model: LoginModel { LoginModel(deps: deps) }

    func logIn(_ name: String) -> String { model.submit(name) }
  }

  protocol RequestProviding { var request: LoginRequest { get } }

  struct LoginModel {
    let deps: any RequestProviding

    func submit(_ name: String) -> String { deps.request.send(name) }
  }

  /// Reads each service from the object, at every call.
  final class LoginRequest {
    let deps: any ClientProviding & ClockProviding & StoreProviding & LoggerProviding

    init(deps: any ClientProviding & ClockProviding & StoreProviding & LoggerProviding) {
      self.deps = deps
    }

    func send(_ name: String) -> String {
      let token = deps.client.token(for: name)
      deps.store.keep(token)
      deps.logger.log("\(name) at \(deps.clock.now)")
      return "\(token) at \(deps.clock.now)"
    }
  }

  // MARK: Root

  /// The lower layer: the services that need no others.
  final class LeafDeps: ClientProviding, ClockProviding, StoreProviding, LoggerProviding {
    var client: any Client
    var clock: any ShopClock
    var store: any Store
    var logger: any Logger

    init(client: any Client, clock: any ShopClock, store: any Store, logger: any Logger) {
      self.client = client
      self.clock = clock
      self.store = store
      self.logger = logger
    }
  }

  /// The upper layer, which holds the lower one and the request.
  final class Deps: RequestProviding {
    private let leaves: LeafDeps
    let request: LoginRequest

    var clock: any ShopClock {
      get { leaves.clock }
      set { leaves.clock = newValue }
    }

    init(leaves: LeafDeps) {
      self.leaves = leaves
      request = LoginRequest(deps: leaves)
    }
  }

  static func deps(_ services: Services) -> Deps {
    Deps(
      leaves: LeafDeps(
        client: services.client, clock: services.clock, store: services.makeStore(),
        logger: services.logger))
  }
}

// MARK: - For the probes

extension Way {
  static let deps4 = Way(
    name: "deps4", chapters: [17], dependency: (lines: 18, declarations: 4),
    run: { services, use in
      let deps = Deps4.deps(services)
      await use(
        App(
          open: {
            let screen = Deps4.LoginScreen(deps: deps)
            return Window(
              logIn: screen.logIn, readers: [{ screen.deps.request.deps.store.token }])
          },
          replaceClock: { deps.clock = $0 }))
    })
}
