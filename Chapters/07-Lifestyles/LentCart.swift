// The cure: the short-lived is lent for a call, and its type lets nobody keep it.

// snippet.lent
/// A `Cart` of the app in a wrapper that cannot be copied. Whoever is lent it may read it, and not
/// store it.
struct LentCart: ~Copyable {
  private let cart: Cart

  init(_ cart: Cart) { self.cart = cart }

  var items: [Item] { cart.items }

  mutating func put(_ item: Item) { cart.put(item) }
}

/// What `Checkout` becomes then: it wraps a cart, lends it, and never gives it.
final class LendingCheckout {
  private var cart: LentCart

  init(cart: Cart) { self.cart = LentCart(cart) }

  func put(_ item: Item) { cart.put(item) }

  func lend<Answer>(_ use: (borrowing LentCart) -> Answer) -> Answer { use(cart) }
}

/// May live as long as the app, because it holds no cart.
final class Advisor: Sendable {
  func advice(on cart: borrowing LentCart) -> String { "goes with \(cart.items.map(\.name))" }
}
// snippet.end
