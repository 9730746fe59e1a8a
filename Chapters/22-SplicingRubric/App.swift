/// The app's container: services that live as long as the app, for every feature.
final class App: LoggingDependency, TrackingDependency {
  let logger: any Logging
  let tracker: any Tracking

  init(logger: any Logging, tracker: any Tracking) {
    self.logger = logger
    self.tracker = tracker
  }
}
