// Given: leave this file as it is.

/// Hears what people do.
protocol Tracking: AnyObject {}

protocol TrackingDependency {
  var tracker: any Tracking { get }
}

/// The app, which is there from the beginning to the end. It brings a tracker, and knows nothing else.
final class App: TrackingDependency {
  let tracker: any Tracking

  init(tracker: any Tracking) { self.tracker = tracker }
}

/// A part of a screen.
protocol Component {
  associatedtype Dependencies

  var dependencies: Dependencies { get }
  /// What it works with.
  var uses: [AnyObject] { get }
  var children: [any Component] { get }
}

extension Component {
  var uses: [AnyObject] { [] }
  var children: [any Component] { [] }
}

/// Opened and closed as a whole. While it is open, its screens come and go.
protocol Feature: AnyObject {
  /// Opens the address, and then the payment.
  func screens() -> [any Component]
}
