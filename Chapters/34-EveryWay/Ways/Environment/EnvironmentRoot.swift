import TextUI

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

extension InEnvironment {
  static func wired(_ window: some View, _ services: Services, store: any Store) -> some View {
    window
      .environment(\.client, services.client)
      .environment(\.clock, services.clock)
      .environment(\.store, store)
      .environment(\.logger, services.logger)
  }
}
