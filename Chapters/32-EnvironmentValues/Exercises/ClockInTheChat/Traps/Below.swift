// Fails closingTime: the 24-hour clock is written by hand where the customer's was meant.
// Also fails contentIn24Hours, ownModifier, onlyTheClock.
// TASK 2: Show the closing time, and the content below it with its own clock.
Text(Clock.hours24.time(closes))
content.environment(\.clock, .hours24)
