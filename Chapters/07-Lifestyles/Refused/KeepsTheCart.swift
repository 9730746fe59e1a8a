// Refused: an advisor that keeps the cart it was lent (STG-113)

struct LentCart: ~Copyable {
  var items: [String] = []
}

#if !REPAIRED
  final class Advisor {
    private let cart: LentCart

    // expected-error@+1 {{'cart' is borrowed and cannot be consumed}}
    init(cart: borrowing LentCart) {
      // expected-note@+1 {{consumed here}}
      self.cart = cart
    }
  }
#else
  final class Advisor {
    func advice(on cart: borrowing LentCart) -> String { "goes with \(cart.items)" }
  }
#endif
