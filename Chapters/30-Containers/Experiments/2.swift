// In ShopContainer.swift, the client is registered under `ServerCheckoutClient.self` in place of
// `(any CheckoutClient).self`. Which line is the last that the chapter prints?
// Edit ShopContainer.swift, instead of:
  container.register((any CheckoutClient).self) { try ServerCheckoutClient(session: $0.resolve()) }
// put:
  container.register(ServerCheckoutClient.self) { try ServerCheckoutClient(session: $0.resolve()) }
// Crashes:
// Shop.container = makeShopContainer()
