extension Deps1 {
  final class Deps:
    ClientProviding, ClockProviding, StoreProviding, LoggerProviding, RequestProviding
  {
    var client: any Client
    var clock: any ShopClock
    var store: any Store
    var logger: any Logger
    private(set) lazy var request = LoginRequest(deps: self)

    init(client: any Client, clock: any ShopClock, store: any Store, logger: any Logger) {
      self.client = client
      self.clock = clock
      self.store = store
      self.logger = logger
    }
  }

  static func deps(_ services: Services) -> Deps {
    Deps(
      client: services.client, clock: services.clock, store: services.makeStore(),
      logger: services.logger)
  }
}
