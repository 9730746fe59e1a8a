// Given: leave this file as it is.

/// Has all of today's services.
struct App: LoggingDependency, TrackingDependency, AnalyticsDependency {
  var log: (String) -> Void
  var track: (String) -> Void
  var count: (String) -> Void
}
