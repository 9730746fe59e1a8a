import Playground
import ProductDetail

/// Notes what is tracked, and is a network without a wire, whose connections it watches.
extension Recorder: Tracking, Networking {
  public func track(_ event: String) { note("track: \(event)") }

  public func connect(to sku: String) -> any ProductConnection {
    watch("connection", Connection(productName: "name/\(sku)"))
  }
}

private final class Connection: ProductConnection {
  let productName: String

  init(productName: String) { self.productName = productName }
}
