import TextUI

enum InEnvironment {
  struct LoginScreen: View {
    let name: String
    let answer: (String) -> Void

    var body: some View { LoginModel(name: name, answer: answer) }
  }

  struct LoginModel: View {
    let name: String
    let answer: (String) -> Void

    var body: some View { LoginRequest(name: name, answer: answer) }
  }

  struct LoginRequest: View {
    @Environment(\.client) private var client
    @Environment(\.clock) private var clock
    @Environment(\.store) private var store
    @Environment(\.logger) private var logger
    let name: String
    let answer: (String) -> Void

    var body: some View {
      Button("Log in") {
        let token = client.token(for: name)
        store.keep(token)
        logger.log("\(name) at \(clock.now)")
        answer("\(token) at \(clock.now)")
      }
    }
  }

  // MARK: Root

  static func wired(_ window: some View, _ services: Services, store: any Store) -> some View {
    window
      .environment(\.client, services.client)
      .environment(\.clock, services.clock)
      .environment(\.store, store)
      .environment(\.logger, services.logger)
  }
}

// MARK: - Keys

enum ClientEnvironmentKey: EnvironmentKey {
  static let defaultValue: any Client = ServerClient()
}

enum ClockEnvironmentKey: EnvironmentKey {
  static let defaultValue: any ShopClock = WallClock()
}

enum StoreEnvironmentKey: EnvironmentKey {
  static let defaultValue: any Store = MemoryStore()
}

enum LoggerEnvironmentKey: EnvironmentKey {
  static let defaultValue: any Logger = ListLogger()
}

extension EnvironmentValues {
  var client: any Client {
    get { self[ClientEnvironmentKey.self] }
    set { self[ClientEnvironmentKey.self] = newValue }
  }

  var clock: any ShopClock {
    get { self[ClockEnvironmentKey.self] }
    set { self[ClockEnvironmentKey.self] = newValue }
  }

  var store: any Store {
    get { self[StoreEnvironmentKey.self] }
    set { self[StoreEnvironmentKey.self] = newValue }
  }

  var logger: any Logger {
    get { self[LoggerEnvironmentKey.self] }
    set { self[LoggerEnvironmentKey.self] = newValue }
  }
}

// MARK: - For the probes

extension Way {
  static let environment = Way(
    name: "environment", chapters: [32], dependency: (lines: 10, declarations: 4),
    run: { services, use in
      await use(
        App {
          let store = services.makeStore()
          return Window(
            logIn: { name in
              answer { answer in
                InEnvironment.wired(
                  InEnvironment.LoginScreen(name: name, answer: answer), services, store: store)
              }
            },
            readers: [],
            anyView: {
              answer { InEnvironment.wired(StoreReader(answer: $0), services, store: store) }
            })
        })
    },
    forgotten: {
      Window(
        logIn: { name in answer { InEnvironment.LoginScreen(name: name, answer: $0) } },
        readers: [])
    })

  /// The message of the window after a tap.
  private static func answer(in window: (@escaping (String) -> Void) -> some View) -> String {
    var answer = ""
    try? window { answer = $0 }.tap("Log in")
    return answer
  }
}

/// A view of another feature, which was given no services.
private struct StoreReader: View {
  @Environment(\.store) private var store
  let answer: (String) -> Void

  var body: some View {
    Button("Log in") { answer(store.token ?? "") }
  }
}
