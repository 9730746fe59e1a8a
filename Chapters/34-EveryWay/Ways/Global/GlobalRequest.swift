extension Global {
  @MainActor
  struct LoginRequest {
    func send(_ name: String) -> String {
      let token = globalClient.token(for: name)
      globalStore.keep(token)
      globalLogger.log("\(name) at \(globalClock.now)")
      return "\(token) at \(globalClock.now)"
    }
  }
}
