enum Composed {
  typealias LoginScreenDependencies = LoginModelDependencies  // Required by LoginModel

  struct LoginScreen<Dependencies: LoginScreenDependencies> {
    let dependencies: Dependencies

    var model: LoginModel<Dependencies> { LoginModel(dependencies: dependencies) }

    func logIn(_ name: String) -> String { model.submit(name) }
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

  final class App: ClientDependency, ClockDependency, StoreDependency, LoggingDependency {
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
  }

  static func app(_ services: Services) -> App {
    App(
      client: services.client, clock: services.clock, store: services.makeStore(),
      logger: services.logger)
  }
}

// MARK: - For the probes

extension Way {
  static let composed = Way(
    name: "composed", chapters: [18, 20], dependency: (lines: 13, declarations: 5),
    run: { services, use in
      let app = Composed.app(services)
      await use(
        App {
          let screen = Composed.LoginScreen(dependencies: app)
          return Window(
            logIn: screen.logIn,
            readers: [
              { screen.dependencies.store.token }, { screen.model.dependencies.store.token },
              { screen.model.request.dependencies.store.token },
            ])
        })
    })
}
