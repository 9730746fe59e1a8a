// Given: leave this file as it is.

protocol Tracking {
  func track(_ event: String)
}

protocol Logging {
  func log(_ message: String)
}

protocol TrackingDependency {
  var tracker: any Tracking { get }
}

protocol LoggingDependency {
  var logger: any Logging { get }
}
