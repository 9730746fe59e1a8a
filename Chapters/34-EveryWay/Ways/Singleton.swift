enum Singleton {
  struct LoginScreen {
    func logIn(_ name: String) -> String { LoginModel().submit(name) }
  }

  struct LoginModel {
    func submit(_ name: String) -> String { LoginRequest().send(name) }
  }

  struct LoginRequest {
    func send(_ name: String) -> String {
      let token = ServerClient.shared.token(for: name)
      MemoryStore.shared.keep(token)
      ListLogger.shared.log("\(name) at \(WallClock.shared.now)")
      return "\(token) at \(WallClock.shared.now)"
    }
  }
}

// MARK: - Root

extension ServerClient {
  static let shared = ServerClient()
}

extension WallClock {
  static let shared = WallClock()
}

extension MemoryStore {
  static let shared = MemoryStore()
}

extension ListLogger {
  static let shared = ListLogger()
}

// MARK: - For the probes

extension Way {
  /// This way ignores the services.
  static let singleton = Way(
    name: "singleton", chapters: [3], dependency: (lines: 4, declarations: 2),
    run: { _, use in
      let screen = Singleton.LoginScreen()
      await use(App { Window(logIn: screen.logIn, readers: []) })
    },
    anyCode: { MemoryStore.shared.token })
}
