// Fails nearestClock: the time is written in the initializer, where the clock is the default.
// Also fails shownAgain, closingTime, contentIn24Hours, ownModifier, onlyTheClock.
// TASK 1: Show the minute as the clock above this view writes it.
@Environment(\.clock) private var clock
private var text = ""

init(minute: Int) { text = clock.time(minute) }

var body: some View { Text(text) }
