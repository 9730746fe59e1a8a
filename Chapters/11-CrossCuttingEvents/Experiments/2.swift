// In `main.swift`, the fraud check throws `ShopError.unknown` instead of noting a refusal. Does the chapter
// compile?
// Edit main.swift, instead of:
  if case .paid(let cents) = $0, cents > 100 { refusals.note("refused \(cents)") }
// put:
  if case .paid(let cents) = $0, cents > 100 { throw ShopError.unknown }
// Refused:
// error: invalid conversion from throwing function of type '(ShopEvent) throws -> Void' to non-throwing function type '(ShopEvent) -> Void'
// Because:
// An observer is a `(Event) -> Void`. `send` has no `try`, and the payment is over when it calls the
// observers, so an error would have no caller that could stop anything.
