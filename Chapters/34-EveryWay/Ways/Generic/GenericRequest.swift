extension Generic {
  struct LoginRequest<C: Client, Time: ShopClock, S: Store, L: Logger> {
    let client: C
    let clock: Time
    let store: S
    let logger: L

    func send(_ name: String) -> String {
      let token = client.token(for: name)
      store.keep(token)
      logger.log("\(name) at \(clock.now)")
      return "\(token) at \(clock.now)"
    }
  }
}
