// Given: leave this file as it is.

protocol Tracking {
  func track(_ event: String)
}

protocol TrackingDependency {
  var tracker: any Tracking { get }
}

/// Lives as long as the program, and every feature shares it.
final class App: TrackingDependency {
  let tracker: any Tracking

  init(tracker: any Tracking) { self.tracker = tracker }
}
