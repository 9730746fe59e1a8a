enum Existential {
  struct LoginScreen {
    let client: any Client
    let clock: any ShopClock
    let store: any Store
    let logger: any Logger

    var model: LoginModel {
      LoginModel(client: client, clock: clock, store: store, logger: logger)
    }

    func logIn(_ name: String) -> String { model.submit(name) }
  }

  struct LoginModel {
    let client: any Client
    let clock: any ShopClock
    let store: any Store
    let logger: any Logger

    var request: LoginRequest {
      LoginRequest(client: client, clock: clock, store: store, logger: logger)
    }

    func submit(_ name: String) -> String { request.send(name) }
  }

  struct LoginRequest {
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

  static func screen(_ services: Services) -> LoginScreen {
    LoginScreen(
      client: services.client, clock: services.clock, store: services.makeStore(),
      logger: services.logger)
  }
}

// MARK: - For the probes

extension Way {
  static let existential = Way(
    name: "existential", chapters: [2], dependency: (lines: 7, declarations: 4),
    run: { services, use in
      await use(
        App {
          let screen = Existential.screen(services)
          return Window(
            logIn: screen.logIn,
            readers: [
              { screen.store.token }, { screen.model.store.token },
              { screen.model.request.store.token },
            ])
        })
    })
}
