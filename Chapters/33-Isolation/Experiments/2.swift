// In Support/SlowBank.swift, the fake bank is a `final class` instead of an `actor`. Does the chapter compile?
// Edit Support/SlowBank.swift, instead of:
actor SlowBank: Bank {
// put:
final class SlowBank: Bank {
// Refused:
// error: stored property 'charges' of 'Sendable'-conforming class 'SlowBank' is mutable
// Because:
// `Bank` is `Sendable`, so several tasks may use the fake at once, and nothing guards its variable `charges`.
