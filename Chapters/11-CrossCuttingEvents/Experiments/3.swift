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
