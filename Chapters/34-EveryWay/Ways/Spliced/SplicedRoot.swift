extension Spliced {
  final class App: ClientDependency, ClockDependency, LoggingDependency {
    let client: any Client
    let clock: any ShopClock
    let logger: any Logger

    init(client: any Client, clock: any ShopClock, logger: any Logger) {
      self.client = client
      self.clock = clock
      self.logger = logger
    }
  }

  static func app(_ services: Services) -> App {
    App(client: services.client, clock: services.clock, logger: services.logger)
  }
}
