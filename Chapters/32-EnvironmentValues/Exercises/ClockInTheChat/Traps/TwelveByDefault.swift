// Fails defaultClock: where nothing is set, the clock is the 12-hour one.
// Also fails shownAgain, closingTime, contentIn24Hours.
// TASK 1: Make `clock` a value of the environment.
struct ClockKey: EnvironmentKey {
  static let defaultValue = Clock.hours12
}

extension EnvironmentValues {
  var clock: Clock {
    get { self[ClockKey.self] }
    set { self[ClockKey.self] = newValue }
  }
}
