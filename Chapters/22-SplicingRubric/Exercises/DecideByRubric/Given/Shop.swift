// Given: leave this file as it is.

protocol Tracking {
  func track(_ event: String)
}

protocol TrackingDependency {
  var tracker: any Tracking { get }
}

/// Lives as long as the program. It has a tracker, and nothing of the features.
final class App: TrackingDependency {
  let tracker: any Tracking

  init(tracker: any Tracking) { self.tracker = tracker }
}

/// Keeps the events, so that you can read them.
final class EventLog: Tracking {
  private(set) var events: [String] = []

  func track(_ event: String) { events.append(event) }
}
