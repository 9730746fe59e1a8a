extension Deps2 {
  final class Deps: RequestProviding {
    var client: any Client
    var clock: any ShopClock
    var store: any Store
    var logger: any Logger
    let request: LoginRequest

    init(client: any Client, clock: any ShopClock, store: any Store, logger: any Logger) {
      self.client = client
      self.clock = clock
      self.store = store
      self.logger = logger
      request = LoginRequest(client: client, clock: clock, store: store, logger: logger)
    }
  }

  static func deps(_ services: Services) -> Deps {
    Deps(
      client: services.client, clock: services.clock, store: services.makeStore(),
      logger: services.logger)
  }
}
