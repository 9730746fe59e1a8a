enum Rejection {
  /// Three levels of functions without services.
  static func screen(_ name: String, token: String, now: String) -> Login {
    model(name, token: token, now: now)
  }

  static func model(_ name: String, token: String, now: String) -> Login {
    request(name, token: token, now: now)
  }

  /// What the app should do, and what it should show.
  struct Login: Equatable {
    let keep: String
    let log: String
    let answer: String
  }

  static func request(_ name: String, token: String, now: String) -> Login {
    Login(keep: token, log: "\(name) at \(now)", answer: "\(token) at \(now)")
  }

  // MARK: Root

  /// The only code with services. It reads before the login, and acts after it.
  static func logIn(_ name: String, _ services: Services, store: any Store) -> String {
    let login = screen(name, token: services.client.token(for: name), now: services.clock.now)
    store.keep(login.keep)
    services.logger.log(login.log)
    return login.answer
  }
}

// MARK: - For the probes

extension Way {
  static let rejection = Way(
    name: "rejection", chapters: [13], dependency: (lines: 3, declarations: 3),
    run: { services, use in
      await use(
        App {
          let store = services.makeStore()
          return Window(
            logIn: { name in Rejection.logIn(name, services, store: store) }, readers: [])
        })
    })
}
