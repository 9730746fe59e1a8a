// What the feature asks of the app that shows it. Whoever enters must be able to name all of it, so all of it is public.

/// Writes down what people do.
public protocol Tracking {
  func track(_ event: String)
}

public protocol TrackingDependency {
  var tracker: any Tracking { get }
}

/// Gets products from somewhere.
public protocol Networking {
  /// Opens a connection. It is closed when nobody holds it any more.
  func connect(to sku: String) -> any ProductConnection
}

public protocol NetworkingDependency {
  var network: any Networking { get }
}

/// An open connection to one product.
public protocol ProductConnection: AnyObject {
  var productName: String { get }
}
