// Fails closingTime: the modifier stands on both, so the closing time gets it too.
// Also fails contentIn24Hours, ownModifier, onlyTheClock.
// TASK 2: Show the closing time, and the content below it with its own clock.
VStack {
  TimeView(minute: closes)
  content
}
.environment(\.clock, .hours24)
