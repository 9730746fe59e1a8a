// The cure: the short-lived is lent for a call, and its type lets nobody keep it.

import Playground

// snippet.lent
/// A cart that cannot be copied. Whoever is lent it may read it, and not store it.
struct LentCart: ~Copyable {
  private(set) var items: [Item] = []
  private let life: Life

  init(tally: Tally) { life = Life(tally) }

  mutating func put(_ item: Item) { items.append(item) }
}

/// A checkout that lends its cart and never gives it.
final class LendingCheckout {
  private var cart: LentCart

  init(tally: Tally) { cart = LentCart(tally: tally) }

  func put(_ item: Item) { cart.put(item) }

  func lend<Answer>(_ use: (borrowing LentCart) -> Answer) -> Answer { use(cart) }
}

/// Lives as long as the root, and holds no cart.
final class Advisor: Sendable {
  func advice(on cart: borrowing LentCart) -> String { "goes with \(cart.items.map(\.name))" }
}
// snippet.end
