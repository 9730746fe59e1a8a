// In `main.swift`, `Date()` is called once, before `clock` is made, and `clock` returns that value.
// What does `await changes(clock)` say?
// Edit main.swift, instead of:
let clock: () -> Date = { Date() }
// put:
let day = Date()
let clock: () -> Date = { day }
// Asks:
// == Which is which ==
// await changes(clock) // false
// Changes:
// == Which is which ==
// await changes(clock) // false
