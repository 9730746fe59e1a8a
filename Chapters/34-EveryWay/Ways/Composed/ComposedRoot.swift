extension Composed {
  final class App: ClientDependency, ClockDependency, StoreDependency, LoggingDependency {
    let client: any Client
    let clock: any ShopClock
    let store: any Store
    let logger: any Logger

    init(client: any Client, clock: any ShopClock, store: any Store, logger: any Logger) {
      self.client = client
      self.clock = clock
      self.store = store
      self.logger = logger
    }
  }

  static func app(_ services: Services) -> App {
    App(
      client: services.client, clock: services.clock, store: services.makeStore(),
      logger: services.logger)
  }
}
