// Fails sameCart: nobody keeps the cart between two requests.
// Also fails ownCart, cartGoesWithItsCheckout.
// TASK 3: Give all who ask this checkout the same cart, made when the first one asks.
/// One checkout, from its beginning to its end.
actor Checkout: Scope {
  private let counter: any Counting
  private weak var onlyCart: Cart?

  init(counter: any Counting) { self.counter = counter }

  func cart() -> Cart {
    if let onlyCart { return onlyCart }
    let new = Cart(counter: counter)
    onlyCart = new
    return new
  }
}
