// Refused: what lives as long as the root takes a cart, and the root has none (STG-113)

final class Cart {}

final class Advisor {
  #if !REPAIRED
    // expected-error@+1 {{value of type 'AppRoot' has no member 'cart'}}
    init(_ root: AppRoot) { print(root.cart) }
  #else
    init(_ root: AppRoot) {}
    func advise(on cart: Cart) { print(cart) }
  #endif
}

final class AppRoot {
  lazy var advisor = Advisor(self)

  func makeCheckout() -> Checkout { Checkout() }
}

final class Checkout {
  let cart = Cart()
}
