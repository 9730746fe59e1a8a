// A captive dependency: something short-lived that something long-lived holds.

import Playground

// snippet.captive
/// Says what goes with a cart, and holds the cart it speaks of.
final class CaptiveAdvisor {
  private let cart: Cart

  init(cart: Cart) { self.cart = cart }

  func advice() -> String { "goes with \(cart.items.map(\.name))" }
}

/// Keeps one advisor for the whole program, with the cart of whoever asked first.
final class CaptiveRoot {
  let root: AppRoot
  private var advisor: CaptiveAdvisor?

  init(tally: Tally) { root = AppRoot(tally: tally) }

  func advisor(for checkout: Checkout) -> CaptiveAdvisor {
    if let advisor { return advisor }
    let new = CaptiveAdvisor(cart: checkout.cart)
    advisor = new
    return new
  }
}
// snippet.end
