enum Deps2 {
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

  /// Stores the services that its initializer takes.
  final class LoginRequest {
    let client: any Client
    let clock: any ShopClock
    let store: any Store
    let logger: any Logger

    init(client: any Client, clock: any ShopClock, store: any Store, logger: any Logger) {
      self.client = client
      self.clock = clock
      self.store = store
      self.logger = logger
    }

    func send(_ name: String) -> String {
      let token = client.token(for: name)
      store.keep(token)
      logger.log("\(name) at \(clock.now)")
      return "\(token) at \(clock.now)"
    }
  }

  // MARK: Root

  final class Deps: RequestProviding {
    var client: any Client
    var clock: any ShopClock
    var store: any Store
    var logger: any Logger
    let request: LoginRequest

    init(client: any Client, clock: any ShopClock, store: any Store, logger: any Logger) {
      self.client = client
      self.clock = clock
      self.store = store
      self.logger = logger
      request = LoginRequest(client: client, clock: clock, store: store, logger: logger)
    }
  }

  static func deps(_ services: Services) -> Deps {
    Deps(
      client: services.client, clock: services.clock, store: services.makeStore(),
      logger: services.logger)
  }
}

// MARK: - For the probes

extension Way {
  static let deps2 = Way(
    name: "deps2", chapters: [15], dependency: (lines: 16, declarations: 3),
    run: { services, use in
      let deps = Deps2.deps(services)
      await use(
        App(
          open: {
            let screen = Deps2.LoginScreen(deps: deps)
            return Window(
              logIn: screen.logIn, readers: [{ screen.deps.request.store.token }])
          },
          replaceClock: { deps.clock = $0 }))
    })
}
