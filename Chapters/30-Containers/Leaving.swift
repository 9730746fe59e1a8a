/// The screen of `Injected.swift`, during the migration away from the container.
enum Leaving {
  @MainActor
  final class CheckoutScreen {
    private let checkout: Checkout  // was: @Injected private var checkout: Checkout

    init(checkout: Checkout = Shop.container.resolve()) { self.checkout = checkout }  // new

    func tapBuy() -> String { checkout.buy("tea") }
  }

  /// Makes with initializers the objects that the container made before.
  @MainActor
  final class Root {
    let session = Session(user: "Ada")

    func makeCheckoutScreen() -> CheckoutScreen {
      let client = ServerCheckoutClient(session: session)
      return CheckoutScreen(checkout: Checkout(client: client, cart: Cart()))
    }
  }
}
