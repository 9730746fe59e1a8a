// Given: leave this file as it is.

protocol Tracking {
  func track(_ event: String)
}

protocol Logging {
  func log(_ message: String)
}

/// Hears of each repository that is made, and of each that goes.
protocol Counting {
  func made(_ sku: String)
  func gone(_ sku: String)
}

protocol TrackingDependency {
  var tracker: any Tracking { get }
}

protocol LoggingDependency {
  var logger: any Logging { get }
}

protocol CountingDependency {
  var counter: any Counting { get }
}
