enum Adapter {
  struct LoginScreen {
    let model: LoginModel

    func logIn(_ name: String) -> String { model.submit(name) }
  }

  /// The login's own protocol for what it needs from the app.
  protocol LoginAPI {
    func send(_ name: String) -> String
  }

  struct LoginModel {
    let api: any LoginAPI

    func submit(_ name: String) -> String { api.send(name) }
  }

  /// The adapter connects the login to the services. The login is independent of the adapter.
  struct LoginRequest: LoginAPI {
    let client: any Client
    let clock: any ShopClock
    let store: any Store
    let logger: any Logger

    func send(_ name: String) -> String {
      let token = client.token(for: name)
      store.keep(token)
      logger.log("\(name) at \(clock.now)")
      return "\(token) at \(clock.now)"
    }
  }

  // MARK: Root

  static func request(_ services: Services) -> LoginRequest {
    LoginRequest(
      client: services.client, clock: services.clock, store: services.makeStore(),
      logger: services.logger)
  }

  static func screen(_ request: LoginRequest) -> LoginScreen {
    LoginScreen(model: LoginModel(api: request))
  }
}

// MARK: - For the probes

extension Way {
  static let adapter = Way(
    name: "adapter", chapters: [5], dependency: (lines: 3, declarations: 2),
    run: { services, use in
      await use(
        App {
          let request = Adapter.request(services)
          return Window(
            logIn: Adapter.screen(request).logIn, readers: [{ request.store.token }])
        })
    })
}
