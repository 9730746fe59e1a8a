// Refused: an advisor that stores a borrowed cart (STG-113)

@testable import Lifestyles

#if !REPAIRED
  final class KeepingAdvisor {
    private let cart: LentCart

    // expected-error@+1 {{'cart' is borrowed and cannot be consumed}}
    init(cart: borrowing LentCart) {
      // expected-note@+1 {{consumed here}}
      self.cart = cart
    }
  }
#else
  func advice(_ advisor: Advisor, on cart: borrowing LentCart) -> String {
    advisor.advice(on: cart)
  }
#endif
