import Scopes

enum Scope {
  protocol LoginScreenRequirements: Requirements {
    var client: any Client { get }
    var clock: any ShopClock { get }
    var logger: any Logger { get }
    var makeStore: () -> any Store { get }
  }

  final class LoginScreen<I: LoginScreenRequirements>: Resource<I>, LoginModelRequirements {
    private(set) lazy var store = injected.makeStore()
    var client: any Client { injected.client }
    var clock: any ShopClock { injected.clock }
    var logger: any Logger { injected.logger }

    var model: LoginModel<LoginScreen> { LoginModel(injecting: self) }

    func logIn(_ name: String) -> String { model.submit(name) }
  }

  protocol LoginModelRequirements: Requirements {
    var client: any Client { get }
    var clock: any ShopClock { get }
    var store: any Store { get }
    var logger: any Logger { get }
  }

  final class LoginModel<I: LoginModelRequirements>: Resource<I>, LoginRequestRequirements {
    var client: any Client { injected.client }
    var clock: any ShopClock { injected.clock }
    var store: any Store { injected.store }
    var logger: any Logger { injected.logger }

    var request: LoginRequest<LoginModel> { LoginRequest(injecting: self) }

    func submit(_ name: String) -> String { request.send(name) }
  }

  protocol LoginRequestRequirements: Requirements {
    var client: any Client { get }
    var clock: any ShopClock { get }
    var store: any Store { get }
    var logger: any Logger { get }
  }

  final class LoginRequest<I: LoginRequestRequirements>: Resource<I> {
    func send(_ name: String) -> String {
      let token = injected.client.token(for: name)
      injected.store.keep(token)
      injected.logger.log("\(name) at \(injected.clock.now)")
      return "\(token) at \(injected.clock.now)"
    }
  }

  // MARK: Root

  /// The outermost scope has no requirements.
  final class App: LoginScreenRequirements {
    let client: any Client
    let clock: any ShopClock
    let logger: any Logger
    let makeStore: () -> any Store

    init(
      client: any Client, clock: any ShopClock, logger: any Logger,
      makeStore: @escaping () -> any Store
    ) {
      self.client = client
      self.clock = clock
      self.logger = logger
      self.makeStore = makeStore
    }
  }

  static func app(_ services: Services) -> App {
    App(
      client: services.client, clock: services.clock, logger: services.logger,
      makeStore: services.makeStore)
  }
}

// MARK: - For the probes

extension Way {
  static let scope = Way(
    name: "scope", chapters: [25, 26], dependency: (lines: 10, declarations: 8),
    run: { services, use in
      let app = Scope.app(services)
      await use(
        App {
          let screen = Scope.LoginScreen(injecting: app)
          return Window(
            logIn: screen.logIn,
            readers: [
              { screen.store.token }, { screen.model.store.token },
              { screen.model.request.injected.store.token },
            ])
        })
    })
}
