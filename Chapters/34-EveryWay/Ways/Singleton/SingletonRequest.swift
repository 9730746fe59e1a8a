extension Singleton {
  struct LoginRequest {
    func send(_ name: String) -> String {
      let token = ServerClient.shared.token(for: name)
      MemoryStore.shared.keep(token)
      ListLogger.shared.log("\(name) at \(WallClock.shared.now)")
      return "\(token) at \(WallClock.shared.now)"
    }
  }
}
