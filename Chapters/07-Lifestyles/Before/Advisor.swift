// A captive dependency: a short-lived object that a long-lived object stores.

extension Before {
  final class Advisor {
    private let cart: Cart

    init(cart: Cart) { self.cart = cart }

    func advice() -> String { "goes with \(cart.items.map(\.name))" }
  }

  final class AdvisorCache {
    private var advisor: Advisor?

    func advisor(for cart: Cart) -> Advisor {
      let advisor = advisor ?? Advisor(cart: cart)
      self.advisor = advisor
      return advisor
    }
  }
}
