enum Spliced {
  typealias LoginScreenDependencies = LoginModelDependencies  // Required by LoginModel

  /// Leaves out the store, which the screen owns.
  typealias LoginScreenExternalDependencies = ClientDependency
    & ClockDependency
    & LoggingDependency

  struct LoginScreen<External: LoginScreenExternalDependencies> {
    let dependencies: SplicedLoginScreenDependencies<External>

    init(dependencies: External, store: any Store) {
      self.dependencies = SplicedLoginScreenDependencies(external: dependencies, store: store)
    }

    var model: LoginModel<SplicedLoginScreenDependencies<External>> {
      LoginModel(dependencies: dependencies)
    }

    func logIn(_ name: String) -> String { model.submit(name) }
  }

  /// The splice: the caller's container and the screen's own store.
  struct SplicedLoginScreenDependencies<External: LoginScreenExternalDependencies>:
    LoginScreenDependencies
  {
    let external: External
    let store: any Store

    var client: any Client { external.client }
    var clock: any ShopClock { external.clock }
    var logger: any Logger { external.logger }
  }

  typealias LoginModelDependencies = LoginRequestDependencies  // Required by LoginRequest

  struct LoginModel<Dependencies: LoginModelDependencies> {
    let dependencies: Dependencies

    var request: LoginRequest<Dependencies> { LoginRequest(dependencies: dependencies) }

    func submit(_ name: String) -> String { request.send(name) }
  }

  typealias LoginRequestDependencies = ClientDependency
    & ClockDependency
    & StoreDependency
    & LoggingDependency

  struct LoginRequest<Dependencies: LoginRequestDependencies> {
    let dependencies: Dependencies

    func send(_ name: String) -> String {
      let token = dependencies.client.token(for: name)
      dependencies.store.keep(token)
      dependencies.logger.log("\(name) at \(dependencies.clock.now)")
      return "\(token) at \(dependencies.clock.now)"
    }
  }

  // MARK: Root

  final class App: ClientDependency, ClockDependency, LoggingDependency {
    let client: any Client
    let clock: any ShopClock
    let logger: any Logger

    init(client: any Client, clock: any ShopClock, logger: any Logger) {
      self.client = client
      self.clock = clock
      self.logger = logger
    }
  }

  static func app(_ services: Services) -> App {
    App(client: services.client, clock: services.clock, logger: services.logger)
  }
}

// MARK: - For the probes

extension Way {
  static let spliced = Way(
    name: "spliced", chapters: [21], dependency: (lines: 12, declarations: 7),
    run: { services, use in
      let app = Spliced.app(services)
      await use(
        App {
          let screen = Spliced.LoginScreen(dependencies: app, store: services.makeStore())
          return Window(
            logIn: screen.logIn,
            readers: [
              { screen.dependencies.store.token }, { screen.model.dependencies.store.token },
              { screen.model.request.dependencies.store.token },
            ])
        })
    })
}
