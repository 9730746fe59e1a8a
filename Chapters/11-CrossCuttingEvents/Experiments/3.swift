// In `Features.swift`, the checkout announces `.paid` before it charges. In *Observers of the shop*, Ada
// buys milk, which has no price, so the server refuses the charge. What does `observerTracks.lines` say?
// Edit Events/Features.swift, instead of:
      let receipt = try await client.charge(cents, to: customer)
      announce(.paid(cents))
// put:
      announce(.paid(cents))
      let receipt = try await client.charge(cents, to: customer)
// Edit main.swift, instead of:
show(
  #"try await observedApp.checkout.buy("tea", for: "Ada")"#,
  try await observedApp.checkout.buy("tea", for: "Ada"))
// put:
show(
  #"try? await observedApp.checkout.buy("milk", for: "Ada")"#,
  try? await observedApp.checkout.buy("milk", for: "Ada"))
// Asks:
// == Observers of the shop ==
// observerTracks.lines // ["sale"]
// Changes:
// == Observers of the shop ==
// new: try? await observedApp.checkout.buy("milk", for: "Ada") // nil
// observerLog.lines // ["login Ada", "failed login", "paid 0", "failed payment"]
// gone: try await observedApp.checkout.buy("tea", for: "Ada") // Ada paid 250
// failures.lines // ["login", "payment"]
// == One purchase, two observers ==
// gone: checkout -> server: charge(250, Ada)
// gone: server --> checkout: Ada paid 250
// new: checkout -> server: charge(250, Ada)
// new: server --> checkout: Ada paid 250
