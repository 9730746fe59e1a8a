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
}

// MARK: - For the probes

extension Way {
  static let defaultArgument = Way(
    name: "default", chapters: [3], dependency: (lines: 5, declarations: 2),
    // The app passes no arguments, so these services are unused.
    run: { _, use in
      await use(App { Window(logIn: DefaultArgument.LoginScreen().logIn, readers: []) })
    },
    // A test that passes all arguments.
    testWiring: { services, use in
      await use(
        App {
          let request = DefaultArgument.LoginRequest(
            client: services.client, clock: services.clock, store: services.makeStore(),
            logger: services.logger)
          let model = DefaultArgument.LoginModel(request: request)
          return Window(logIn: DefaultArgument.LoginScreen(model: model).logIn, readers: [])
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
