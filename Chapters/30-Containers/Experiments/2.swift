// In ShopContainer.swift, the client is registered under `ServerCheckoutClient.self` instead of
// `(any CheckoutClient).self`. Does the program finish?
// Edit ShopContainer.swift, instead of:
  container.register((any CheckoutClient).self) { try ServerCheckoutClient(session: $0.resolve()) }
// put:
  container.register(ServerCheckoutClient.self) { try ServerCheckoutClient(session: $0.resolve()) }
// Crashes:
// == One page, one cart ==
// Because:
// The checkout resolves `any CheckoutClient`, which is a different key than `ServerCheckoutClient`. The page of this
// section needs a checkout, so the container's `resolve` finds no registration and crashes.
