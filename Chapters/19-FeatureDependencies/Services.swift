// What the whole app shares: a service each, and a protocol that says that somebody has it.

protocol Logging {
  func log(_ message: String)
}

protocol Tracking {
  func track(_ event: String)
}

extension Tracking {
  func trackAddToCart() { track("addToCart") }
}

// snippet.leaves
protocol LoggingDependency {
  var logger: any Logging { get }
}

protocol TrackingDependency {
  var tracker: any Tracking { get }
}
// snippet.end
