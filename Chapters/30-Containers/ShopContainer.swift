/// Registers all of the shop's objects.
func makeShopContainer() -> Container {
  let container = Container()
  container.register(Session.self, .cached) { _ in Session(user: "Ada") }
  container.register((any CheckoutClient).self) { try ServerCheckoutClient(session: $0.resolve()) }
  // snippet.shop
  container.register(Cart.self, .graph) { _ in Cart() }
  container.register(Receipt.self) { try Receipt(cart: $0.resolve()) }
  container.register(Checkout.self) {
    try Checkout(client: $0.resolve(), cart: $0.resolve())
  }
  container.register(OrderPage.self) {
    try OrderPage(checkout: $0.resolve(), receipt: $0.resolve())
  }
  // snippet.end
  return container
}
