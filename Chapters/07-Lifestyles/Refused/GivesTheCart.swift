// Refused: a checkout that gives its only cart to somebody who keeps it (STG-113)

struct LentCart: ~Copyable {
  var items: [String] = []
}

final class Advisor {
  private var cart: LentCart?

  func keep(_ cart: consuming LentCart) { self.cart = consume cart }
  func read(_ cart: borrowing LentCart) -> Int { cart.items.count }
}

final class Checkout {
  private let cart = LentCart()

  func advise(_ advisor: Advisor) {
    #if !REPAIRED
      // expected-error@+1 {{cannot consume noncopyable stored property 'self.cart' of a class}}
      advisor.keep(cart)
    #else
      _ = advisor.read(cart)
    #endif
  }
}
