// The services that the feature needs from the app. They are public because the app must name them.

/// Records what people do.
public protocol Tracking {
  func track(_ event: String)
}

public protocol TrackingDependency {
  var tracker: any Tracking { get }
}

/// Loads products.
public protocol Networking {
  /// Opens a connection. It closes when the last reference to it is gone.
  func connect(to sku: String) -> any ProductConnection
}

public protocol NetworkingDependency {
  var network: any Networking { get }
}

/// An open connection to one product.
public protocol ProductConnection: AnyObject {
  var productName: String { get }
}
