// Services that the whole app shares, each with the protocol of a container that has it.

protocol Logging {
  func log(_ message: String)
}

protocol Tracking {
  func track(_ event: String)
}

extension Tracking {
  func trackAddToCart() { track("addToCart") }
}

protocol LoggingDependency {
  var logger: any Logging { get }
}

protocol TrackingDependency {
  var tracker: any Tracking { get }
}
