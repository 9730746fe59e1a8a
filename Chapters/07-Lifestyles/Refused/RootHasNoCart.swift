// Refused: what lives as long as the root takes a cart, and the root has none (STG-113)

final class Cart {}

final class Advisor {
  #if !REPAIRED
    // expected-error@+1 {{value of type 'App' has no member 'cart'}}
    init(_ app: App) { print(app.cart) }
  #else
    init(_ app: App) {}
    func advise(on cart: Cart) { print(cart) }
  #endif
}

final class App {
  lazy var advisor = Advisor(self)

  func makeCheckout() -> Checkout { Checkout() }
}

final class Checkout {
  let cart = Cart()
}
