enum Generic {
  struct LoginScreen<C: Client, Time: ShopClock, S: Store, L: Logger> {
    let client: C
    let clock: Time
    let store: S
    let logger: L

    var model: LoginModel<C, Time, S, L> {
      LoginModel(client: client, clock: clock, store: store, logger: logger)
    }

    func logIn(_ name: String) -> String { model.submit(name) }
  }

  struct LoginModel<C: Client, Time: ShopClock, S: Store, L: Logger> {
    let client: C
    let clock: Time
    let store: S
    let logger: L

    var request: LoginRequest<C, Time, S, L> {
      LoginRequest(client: client, clock: clock, store: store, logger: logger)
    }

    func submit(_ name: String) -> String { request.send(name) }
  }

  struct LoginRequest<C: Client, Time: ShopClock, S: Store, L: Logger> {
    let client: C
    let clock: Time
    let store: S
    let logger: L

    func send(_ name: String) -> String {
      let token = client.token(for: name)
      store.keep(token)
      logger.log("\(name) at \(clock.now)")
      return "\(token) at \(clock.now)"
    }
  }

  // MARK: Root

  static func screen<C: Client, Time: ShopClock, S: Store, L: Logger>(
    client: C, clock: Time, store: S, logger: L
  ) -> LoginScreen<C, Time, S, L> {
    LoginScreen(client: client, clock: clock, store: store, logger: logger)
  }
}

// MARK: - For the probes

extension Way {
  static let generic = Way(
    name: "generic", chapters: [2], dependency: (lines: 15, declarations: 4),
    run: { services, use in await use(App { window(of: services) }) })

  private static func window(of services: Services) -> Window {
    func window(_ screen: Generic.LoginScreen<some Client, some ShopClock, some Store, some Logger>)
      -> Window
    {
      Window(
        logIn: screen.logIn,
        readers: [
          { screen.store.token }, { screen.model.store.token },
          { screen.model.request.store.token },
        ])
    }
    func opened(
      _ client: some Client, _ clock: some ShopClock, _ store: some Store, _ logger: some Logger
    ) -> Window {
      window(Generic.screen(client: client, clock: clock, store: store, logger: logger))
    }
    return opened(services.client, services.clock, services.makeStore(), services.logger)
  }
}
