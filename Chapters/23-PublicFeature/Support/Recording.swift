import Playground
import ProductDetail

extension Log: Tracking {
  public func track(_ event: String) { note("track: \(event)") }
}

/// A fake network that watches its connections.
struct WatchedNetwork: Networking {
  let connections: Lifetimes

  func connect(to sku: String) -> any ProductConnection {
    connections.watch("connection", Connection(productName: "name/\(sku)"))
  }
}

extension App {
  /// An app whose tracker and network record what happens.
  init(log: Log = Log(), connections: Lifetimes = Lifetimes()) {
    self.init(tracker: log, network: WatchedNetwork(connections: connections))
  }
}

private final class Connection: ProductConnection {
  let productName: String

  init(productName: String) { self.productName = productName }
}
