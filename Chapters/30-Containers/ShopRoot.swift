/// Makes the objects of the app by hand.
final class ShopRoot {
  private let session: Session

  init(session: Session) { self.session = session }

  func makeClient() -> any CheckoutClient { ServerCheckoutClient(session: session) }

  func makeOrderPage() -> OrderPage {
    let cart = Cart()
    return OrderPage(
      checkout: Checkout(client: makeClient(), cart: cart), receipt: Receipt(cart: cart))
  }
}
