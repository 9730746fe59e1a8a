// In App.swift, the app stores one formatter in a `let` and returns it in `makeFormatter`, which
// is no longer `sending`. Does the chapter compile?
// Edit App.swift, instead of:
  func makeFormatter() -> sending PriceFormatter { create.formatter() }
// put:
  private let formatter = PriceFormatter()

  func makeFormatter() -> PriceFormatter { formatter }
// Refused:
// error: stored property 'formatter' of 'Sendable'-conforming class 'App' has non-Sendable type 'PriceFormatter'
// Because:
// Several tasks can use one `App`, so each property that it stores must be safe to share, and a
// formatter isn't. The compiler rejects the property before it checks the method.
