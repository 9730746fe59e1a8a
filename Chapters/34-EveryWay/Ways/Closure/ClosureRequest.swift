extension Closure {
  static func send(
    _ name: String, client: any Client, clock: any ShopClock, store: any Store,
    logger: any Logger
  ) -> String {
    let token = client.token(for: name)
    store.keep(token)
    logger.log("\(name) at \(clock.now)")
    return "\(token) at \(clock.now)"
  }
}
