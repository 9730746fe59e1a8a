// Given: leave this file as it is.

/// Has everything that there is today.
struct App: LoggingDependency, TrackingDependency, AnalyticsDependency {
  var log: (String) -> Void
  var track: (String) -> Void
  var count: (String) -> Void
}
