// In `Method.swift`, the rule gets a default, `Discount(percent: 0)`, and in `main.swift` one call
// forgets its discount of 10 percent. What does `order.total()` return?
// Edit Method.swift, instead of:
  func total(with rule: some DiscountRule) -> Int { rule.price(of: cents) }
// put:
  func total(with rule: some DiscountRule = Discount(percent: 0)) -> Int { rule.price(of: cents) }
// Edit main.swift, instead of:
show(order.total(with: Discount(percent: 10)))
// put:
show(order.total())
// Asks:
// == Method ==
// order.total() // 250
// Changes:
// == Method ==
// new: order.total() // 250
// gone: order.total(with: Discount(percent: 10)) // 225
// Because:
// With a default, the compiler can't report a missing rule. The call that forgot it compiles, and the
// customer pays the full price.
