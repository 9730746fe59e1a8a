extension DefaultArgument {
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
