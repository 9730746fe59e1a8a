// Fails defaultClock: the clock is a global variable, which every tree sets for all others.
// Also fails nearestClock, shownAgain, closingTime, contentIn24Hours, ownModifier.
// TASK 1: Make `clock` a value of the environment.
nonisolated(unsafe) private var chosen = Clock.hours24

extension EnvironmentValues {
  var clock: Clock {
    get { chosen }
    set { chosen = newValue }
  }
}
