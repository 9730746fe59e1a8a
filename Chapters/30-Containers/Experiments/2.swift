// In ShopContainer.swift, the client is registered under `ServerCheckoutClient.self` in place of
// `(any CheckoutClient).self`. Which line is the last that the chapter prints?
// Edit ShopContainer.swift, instead of:
  container.register((any CheckoutClient).self) { try ServerCheckoutClient(session: $0.resolve()) }
// put:
  container.register(ServerCheckoutClient.self) { try ServerCheckoutClient(session: $0.resolve()) }
// Crashes:
// Shop.container = makeShopContainer()
// Because:
// The checkout needs `any CheckoutClient`, which is a different key than `ServerCheckoutClient`. The screen of the
// next section makes a checkout, so the container's `resolve` finds no registration and crashes.
