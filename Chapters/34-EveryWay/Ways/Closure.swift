enum Closure {
  struct LoginScreen {
    let model: LoginModel

    func logIn(_ name: String) -> String { model.submit(name) }
  }

  struct LoginModel {
    let send: (String) -> String

    func submit(_ name: String) -> String { send(name) }
  }

  static func send(
    _ name: String, client: any Client, clock: any ShopClock, store: any Store,
    logger: any Logger
  ) -> String {
    let token = client.token(for: name)
    store.keep(token)
    logger.log("\(name) at \(clock.now)")
    return "\(token) at \(clock.now)"
  }

  // MARK: Root

  static func screen(_ services: Services, store: any Store) -> LoginScreen {
    LoginScreen(
      model: LoginModel { name in
        send(
          name, client: services.client, clock: services.clock, store: store,
          logger: services.logger)
      })
  }
}

// MARK: - For the probes

extension Way {
  static let closure = Way(
    name: "closure", chapters: [5], dependency: (lines: 3, declarations: 2),
    run: { services, use in
      await use(
        App {
          let store = services.makeStore()
          return Window(
            logIn: Closure.screen(services, store: store).logIn, readers: [{ store.token }])
        })
    })
}
