// A captive dependency: something short-lived that something long-lived holds.

// snippet.captive
extension Before {
  /// Says what goes with a cart, and holds the cart it speaks of.
  final class Advisor {
    private let cart: Cart

    init(cart: Cart) { self.cart = cart }

    func advice() -> String { "goes with \(cart.items.map(\.name))" }
  }

  /// Keeps one advisor for the whole program, with the cart of whoever asked first.
  final class App {
    private var advisor: Advisor?

    func advisor(for cart: Cart) -> Advisor {
      let advisor = advisor ?? Advisor(cart: cart)
      self.advisor = advisor
      return advisor
    }
  }
}
// snippet.end
