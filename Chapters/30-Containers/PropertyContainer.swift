/// A container with a property for each factory. The property's name and type are the key.
final class PropertyContainer {
  lazy var session = Session(user: "Ada")  // cached
  lazy var cart = Cart()  // cached
  var client: any CheckoutClient { ServerCheckoutClient(session: session) }  // unique
  var checkout: Checkout { Checkout(client: client, cart: cart) }  // unique
}
