// Fails eightAtOnce: an actor that waits lets the others in.
// TASK 3: Give all who ask this checkout the same cart, made when the first one asks.
/// One checkout, from its beginning to its end.
actor Checkout: Scope {
  private let counter: any Counting
  private var onlyCart: Cart?

  init(counter: any Counting) { self.counter = counter }

  func cart() async -> Cart {
    if let onlyCart { return onlyCart }
    let new = await Task { [counter] in Cart(counter: counter) }.value
    onlyCart = new
    return new
  }
}
