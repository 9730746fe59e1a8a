/// In the module of the login.
func registerLogin(in container: Container) {
  container.register(Session.self, .cached) { _ in Session(user: "Ada") }
}

/// In the module of the checkout.
func registerCheckout(in container: Container) {
  container.register((any CheckoutClient).self) { try ServerCheckoutClient(session: $0.resolve()) }
  container.register(Cart.self, .graph) { _ in Cart() }
  container.register(Receipt.self) { try Receipt(cart: $0.resolve()) }
  container.register(Checkout.self) { try Checkout(client: $0.resolve(), cart: $0.resolve()) }
  container.register(OrderPage.self) {
    try OrderPage(checkout: $0.resolve(), receipt: $0.resolve())
  }
}

/// In the app.
func makeShopContainer() -> Container {
  let container = Container()
  registerLogin(in: container)
  registerCheckout(in: container)
  return container
}
