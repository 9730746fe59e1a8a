extension Existential {
  struct LoginRequest {
    let client: any Client
    let clock: any ShopClock
    let store: any Store
    let logger: any Logger

    func send(_ name: String) -> String {
      let token = client.token(for: name)
      store.keep(token)
      logger.log("\(name) at \(clock.now)")
      return "\(token) at \(clock.now)"
    }
  }
}
