// Fails nearestClock: a clock that is set already is never replaced.
// Also fails defaultClock, contentIn24Hours, ownModifier, onlyTheClock.
// TASK 1: Make `clock` a value of the environment.
struct ClockKey: EnvironmentKey {
  static let defaultValue: Clock? = nil
}

extension EnvironmentValues {
  var clock: Clock {
    get { self[ClockKey.self] ?? .hours24 }
    set { self[ClockKey.self] = self[ClockKey.self] ?? newValue }
  }
}
