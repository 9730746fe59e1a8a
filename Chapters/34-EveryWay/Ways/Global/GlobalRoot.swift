@MainActor var globalClient: any Client = ServerClient()
@MainActor var globalClock: any ShopClock = WallClock()
@MainActor var globalStore: any Store = MemoryStore()
@MainActor var globalLogger: any Logger = ListLogger()

extension Global {
  @MainActor
  static func wire(_ services: Services) -> LoginScreen {
    globalClient = services.client
    globalClock = services.clock
    globalStore = services.makeStore()
    globalLogger = services.logger
    return LoginScreen()
  }
}
