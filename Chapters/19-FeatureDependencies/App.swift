/// Has the services of all features: more than the view needs.
final class App: LoggingDependency, TrackingDependency {
  let logger: any Logging
  let tracker: any Tracking

  init(logger: any Logging, tracker: any Tracking) {
    self.logger = logger
    self.tracker = tracker
  }
}

/// Has only what the view needs, which is enough for a test.
struct OnlyTracking: TrackingDependency {
  let tracker: any Tracking
}
