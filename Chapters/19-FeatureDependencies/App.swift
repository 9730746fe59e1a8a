// snippet.app
/// What the program has: more than the view asks for.
struct App: LoggingDependency, TrackingDependency {
  let logger: any Logging
  let tracker: any Tracking
}

/// Just what the view asks for. A test needs no more.
struct OnlyTracking: TrackingDependency {
  let tracker: any Tracking
}
// snippet.end
