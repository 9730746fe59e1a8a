// Given: leave this file as it is.

/// A service is a function here. A type that has it conforms to the leaf with that property.
protocol LoggingDependency {
  var log: (String) -> Void { get }
}

protocol TrackingDependency {
  var track: (String) -> Void { get }
}

protocol AnalyticsDependency {
  var count: (String) -> Void { get }
}
