import ProductDetail

/// Keeps what was tracked, in order.
final class SpyTracker: Tracking {
  private(set) var tracked: [String] = []

  func track(_ event: String) { tracked.append(event) }
}

/// A network without a wire, which knows how many of its connections are open.
final class CountingNetwork: Networking {
  private final class Connection: ProductConnection {
    let productName: String
    private unowned let network: CountingNetwork

    init(to sku: String, of network: CountingNetwork) {
      (productName, self.network) = ("name/\(sku)", network)
      network.open += 1
    }

    deinit { network.open -= 1 }
  }

  private(set) var open = 0

  func connect(to sku: String) -> any ProductConnection { Connection(to: sku, of: self) }
}
