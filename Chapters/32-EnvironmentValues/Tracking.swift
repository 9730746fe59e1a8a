import TextUI

protocol Tracking {
  func track(_ event: String)
}

struct NoTracking: Tracking {
  func track(_ event: String) {}
}

struct TrackerKey: EnvironmentKey {
  static var defaultValue: any Tracking { NoTracking() }
}

extension EnvironmentValues {
  var tracker: any Tracking {
    get { self[TrackerKey.self] }
    set { self[TrackerKey.self] = newValue }
  }
}
