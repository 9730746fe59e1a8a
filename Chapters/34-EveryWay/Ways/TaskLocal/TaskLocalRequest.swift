extension TaskLocalValues {
  struct LoginRequest {
    @Dependency(ClientKey.self) private var client
    @Dependency(ClockKey.self) private var clock
    @Dependency(StoreKey.self) private var store
    @Dependency(LoggerKey.self) private var logger

    func send(_ name: String) -> String {
      let token = client.token(for: name)
      store.keep(token)
      logger.log("\(name) at \(clock.now)")
      return "\(token) at \(clock.now)"
    }
  }
}
