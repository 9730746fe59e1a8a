// Fails contentIn24Hours: the given views see the customer's clock.
// Also fails ownModifier, onlyTheClock.
// TASK 2: Show the closing time, and the content below it with its own clock.
TimeView(minute: closes)
content
