// What the features of this chapter need, and who has it.

// snippet.services
protocol Logging {
  func log(_ message: String)
}

protocol Tracking {
  func track(_ event: String)
}

extension Tracking {
  func trackAddToCart() { track("addToCart") }
}

protocol Analytics {
  func count(_ event: String)
}

protocol LoggingDependency {
  var logger: any Logging { get }
}

protocol TrackingDependency {
  var tracker: any Tracking { get }
}

protocol AnalyticsDependency {
  var analytics: any Analytics { get }
}
// snippet.end
