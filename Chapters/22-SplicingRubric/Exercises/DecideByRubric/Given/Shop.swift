// Given: leave this file as it is.

protocol Tracking {
  func track(_ event: String)
}

protocol TrackingDependency {
  var tracker: any Tracking { get }
}

/// Lives as long as the program. It brings a tracker, and knows nothing of the features.
final class App: TrackingDependency {
  let tracker: any Tracking

  init(tracker: any Tracking) { self.tracker = tracker }
}
