// Fails contentIn24Hours: the closing time stands below the given views.
// Also fails ownModifier, onlyTheClock.
// TASK 2: Show the closing time, and the content below it with its own clock.
content.environment(\.clock, .hours24)
TimeView(minute: closes)
