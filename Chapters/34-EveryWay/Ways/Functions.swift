enum Functions {
  struct LoginScreen {
    let login: Login

    var model: LoginModel { LoginModel(login: login) }

    func logIn(_ name: String) -> String { model.submit(name) }
  }

  struct LoginModel {
    let login: Login

    var request: LoginRequest { LoginRequest(login: login) }

    func submit(_ name: String) -> String { request.send(name) }
  }

  /// All side effects of a login.
  struct Login {
    var token: (_ name: String) -> String
    var now: () -> String
    var keep: (_ token: String) -> Void
    var log: (_ line: String) -> Void
  }

  struct LoginRequest {
    let login: Login

    func send(_ name: String) -> String {
      let token = login.token(name)
      login.keep(token)
      login.log("\(name) at \(login.now())")
      return "\(token) at \(login.now())"
    }
  }

  // MARK: Root

  static func screen(_ services: Services) -> LoginScreen {
    let store = services.makeStore()
    return LoginScreen(
      login: Login(
        token: services.client.token, now: { services.clock.now }, keep: store.keep,
        log: services.logger.log))
  }
}

// MARK: - For the probes

extension Way {
  static let functions = Way(
    name: "functions", chapters: [29], dependency: (lines: 3, declarations: 3),
    run: { services, use in
      await use(
        App { Window(logIn: Functions.screen(services).logIn, readers: []) })
    })
}
