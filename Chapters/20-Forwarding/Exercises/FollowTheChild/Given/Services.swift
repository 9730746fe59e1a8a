// Given: leave this file as it is.

/// A service is a function here. Whoever has it conforms to the protocol with one property.
protocol LoggingDependency {
  var log: (String) -> Void { get }
}

protocol TrackingDependency {
  var track: (String) -> Void { get }
}

protocol AnalyticsDependency {
  var count: (String) -> Void { get }
}
