// In `main.swift`, `Date()` is called once, before `clock` is made, and `clock` returns that value.
// What does `await changes(clock)` return?
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
// Because:
// The closure returns one stored value at every call. Only a closure that calls `Date()` itself reads
// the clock again.
