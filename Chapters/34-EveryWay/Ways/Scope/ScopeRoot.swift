import Scopes

extension Scope {
  /// The outermost scope needs nothing that another scope has.
  final class App: LoginScreenRequirements {
    let client: any Client
    let clock: any ShopClock
    let logger: any Logger
    let makeStore: () -> any Store

    init(
      client: any Client, clock: any ShopClock, logger: any Logger,
      makeStore: @escaping () -> any Store
    ) {
      self.client = client
      self.clock = clock
      self.logger = logger
      self.makeStore = makeStore
    }
  }

  static func app(_ services: Services) -> App {
    App(
      client: services.client, clock: services.clock, logger: services.logger,
      makeStore: services.makeStore)
  }
}
