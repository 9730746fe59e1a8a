/// Has the services of all features: more than the view asks for.
final class App: LoggingDependency, TrackingDependency {
  let logger: any Logging
  let tracker: any Tracking

  init(logger: any Logging, tracker: any Tracking) {
    self.logger = logger
    self.tracker = tracker
  }
}

/// Has what the view asks for. A test needs no more.
struct OnlyTracking: TrackingDependency {
  let tracker: any Tracking
}
