enum DefaultArgument {
  struct LoginScreen {
    var model = LoginModel()

    func logIn(_ name: String) -> String { model.submit(name) }
  }

  struct LoginModel {
    var request = LoginRequest()

    func submit(_ name: String) -> String { request.send(name) }
  }

  struct LoginRequest {
    var client: any Client = ServerClient.shared
    var clock: any ShopClock = WallClock.shared
    var store: any Store = MemoryStore.shared
    var logger: any Logger = ListLogger.shared

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
      model: LoginModel(
        request: LoginRequest(
          client: services.client, clock: services.clock, store: services.makeStore(),
          logger: services.logger)))
  }
}

// MARK: - For the probes

extension Way {
  static let defaultArgument = Way(
    name: "default", chapters: [3], dependency: (lines: 6, declarations: 3),
    run: { services, use in
      await use(
        App {
          let screen = DefaultArgument.screen(services)
          return Window(
            logIn: screen.logIn, readers: [{ screen.model.request.store.token }])
        })
    },
    forgotten: {
      let services = Services()
      let request = DefaultArgument.LoginRequest(
        client: services.client, store: services.makeStore(), logger: services.logger)
      let screen = DefaultArgument.LoginScreen(model: DefaultArgument.LoginModel(request: request))
      return Window(logIn: screen.logIn, readers: [])
    },
    anyCode: { MemoryStore.shared.token })
}
