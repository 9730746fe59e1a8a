enum Global {
  @MainActor
  struct LoginScreen {
    func logIn(_ name: String) -> String { LoginModel().submit(name) }
  }

  @MainActor
  struct LoginModel {
    func submit(_ name: String) -> String { LoginRequest().send(name) }
  }

  @MainActor
  struct LoginRequest {
    func send(_ name: String) -> String {
      let token = globalClient.token(for: name)
      globalStore.keep(token)
      globalLogger.log("\(name) at \(globalClock.now)")
      return "\(token) at \(globalClock.now)"
    }
  }

  // MARK: Root

  @MainActor
  static func wire(_ services: Services) -> LoginScreen {
    globalClient = services.client
    globalClock = services.clock
    globalStore = services.makeStore()
    globalLogger = services.logger
    return LoginScreen()
  }
}

// MARK: - Root

@MainActor var globalClient: any Client = ServerClient()
@MainActor var globalClock: any ShopClock = WallClock()
@MainActor var globalStore: any Store = MemoryStore()
@MainActor var globalLogger: any Logger = ListLogger()

// MARK: - For the probes

extension Way {
  static let global = Way(
    name: "global", chapters: [3], dependency: (lines: 3, declarations: 3),
    run: { services, use in
      let screen = Global.wire(services)
      await use(
        App(
          open: { Window(logIn: { screen.logIn($0) }, readers: []) },
          replaceClock: { globalClock = $0 }))
    },
    forgotten: { Window(logIn: { Global.LoginScreen().logIn($0) }, readers: []) },
    anyCode: { globalStore.token })
}
