// Refused: a checkout that passes its cart to a consuming function (STG-113)

@testable import Lifestyles

func keep(_ cart: consuming LentCart) -> LentCart { cart }

final class GivingCheckout {
  private let cart = LentCart(Cart())

  func advise(_ advisor: Advisor) {
    #if !REPAIRED
      // expected-error@+1 {{cannot consume noncopyable stored property 'self.cart' of a class}}
      _ = keep(cart)
    #else
      _ = advisor.advice(on: cart)
    #endif
  }
}
