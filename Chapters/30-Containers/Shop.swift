/// The user who is logged in. Immutable, so any thread may read it.
final class Session: Sendable {
  let user: String

  init(user: String) { self.user = user }
}

/// Pays for the items of a cart.
protocol CheckoutClient {
  func pay(_ items: [String]) -> String
}

final class ServerCheckoutClient: CheckoutClient {
  private let session: Session

  init(session: Session) { self.session = session }

  func pay(_ items: [String]) -> String {
    "\(session.user) pays for \(items.joined(separator: " and "))"
  }
}

final class Cart {
  var items: [String] = []
}

final class Checkout {
  private let client: any CheckoutClient
  private let cart: Cart

  init(client: any CheckoutClient, cart: Cart) {
    self.client = client
    self.cart = cart
  }

  func buy(_ item: String) -> String {
    cart.items.append(item)
    return client.pay(cart.items)
  }
}

/// Lists the items of a cart.
final class Receipt {
  private let cart: Cart

  init(cart: Cart) { self.cart = cart }

  var text: String { cart.items.isEmpty ? "nothing" : cart.items.joined(separator: ", ") }
}

/// The last page of a purchase: the checkout, and the receipt below it.
final class OrderPage {
  let checkout: Checkout
  let receipt: Receipt

  init(checkout: Checkout, receipt: Receipt) {
    self.checkout = checkout
    self.receipt = receipt
  }
}

/// The shop has two servers.
struct Server: Equatable {
  let host: String
}
