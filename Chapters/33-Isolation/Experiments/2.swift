// In main.swift, the clock of the cart is advanced by 900 seconds in place of 899, so the fifteen minutes are
// over. What does `held.items` print in the line right below it?
// Edit main.swift, instead of:
step { clock.advance(by: .seconds(899)) }
// put:
step { clock.advance(by: .seconds(900)) }
// Asks:
// == Fifteen minutes ==
// held.items // ["tea"]
// Changes:
// == Fifteen minutes ==
// new: clock.advance(by: .seconds(900))
// gone: clock.advance(by: .seconds(899))
// Because:
// The clock resumes `hold()`, but the resumed task runs only when this code suspends. Between the two lines there is no `await`, so
// the items are still there.
