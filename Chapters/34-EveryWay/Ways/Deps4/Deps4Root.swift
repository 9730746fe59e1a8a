extension Deps4 {
  /// The lower layer: the services that need no others.
  final class LeafDeps: ClientProviding, ClockProviding, StoreProviding, LoggerProviding {
    var client: any Client
    var clock: any ShopClock
    var store: any Store
    var logger: any Logger

    init(client: any Client, clock: any ShopClock, store: any Store, logger: any Logger) {
      self.client = client
      self.clock = clock
      self.store = store
      self.logger = logger
    }
  }

  /// The upper layer, which holds the lower one and the request.
  final class Deps: RequestProviding {
    private let leaves: LeafDeps
    let request: LoginRequest

    var clock: any ShopClock {
      get { leaves.clock }
      set { leaves.clock = newValue }
    }

    init(leaves: LeafDeps) {
      self.leaves = leaves
      request = LoginRequest(deps: leaves)
    }
  }

  static func deps(_ services: Services) -> Deps {
    Deps(
      leaves: LeafDeps(
        client: services.client, clock: services.clock, store: services.makeStore(),
        logger: services.logger))
  }
}
