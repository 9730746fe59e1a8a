// The fix: a short-lived object is lent for one call, and its type prevents storing it.

/// A `Cart` in a noncopyable wrapper. Code that borrows it can read it, but can't store it.
struct LentCart: ~Copyable {
  private let cart: Cart

  init(_ cart: Cart) { self.cart = cart }

  var items: [Item] { cart.items }

  mutating func put(_ item: Item) { cart.put(item) }
}

final class LendingCheckout {
  private var cart: LentCart

  init(cart: Cart) { self.cart = LentCart(cart) }

  func put(_ item: Item) { cart.put(item) }

  func lend<Answer>(_ use: (borrowing LentCart) -> Answer) -> Answer { use(cart) }
}

final class Advisor: Sendable {
  func advice(on cart: borrowing LentCart) -> String { "goes with \(cart.items.map(\.name))" }
}
