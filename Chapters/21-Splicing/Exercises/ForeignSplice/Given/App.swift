// Given: leave this file as it is.

protocol Tracking {
  func track(_ event: String)
}

/// Hears of each object that is made.
protocol Registering {
  func made(_ object: AnyObject)
}

protocol TrackingDependency {
  var tracker: any Tracking { get }
}

protocol RegistryDependency {
  var registry: any Registering { get }
}

/// What lives as long as the app, and is everybody's.
final class App: TrackingDependency, RegistryDependency {
  let tracker: any Tracking
  let registry: any Registering

  init(tracker: any Tracking, registry: any Registering) {
    (self.tracker, self.registry) = (tracker, registry)
  }
}
