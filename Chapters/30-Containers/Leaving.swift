/// The screen of `Injected.swift`, on its way out of the container.
enum Leaving {
  @MainActor
  final class CheckoutScreen {
    private let checkout: Checkout  // was: @Injected private var checkout: Checkout

    init(checkout: Checkout = Shop.container.resolve()) { self.checkout = checkout }  // new

    func tapBuy() -> String { checkout.buy("tea") }
  }

  /// Makes by initializers what the container made.
  @MainActor
  final class Root {
    let session = Session(user: "Ada")

    func makeCheckoutScreen() -> CheckoutScreen {
      let client = ServerCheckoutClient(session: session)
      return CheckoutScreen(checkout: Checkout(client: client, cart: Cart()))
    }
  }
}
