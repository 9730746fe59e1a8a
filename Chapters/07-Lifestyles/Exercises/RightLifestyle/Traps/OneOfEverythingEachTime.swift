// Fails oneSession: all is made anew, the session and the cart as well.
// Also fails sessionGoesWithItsRoot, sameCart, ownCart,
// eightAtOnce, cartGoesWithItsCheckout.
// TASK 1: Give all who ask this root the same session.
var session: Session { Session(counter: counter) }
// TASK 3: Give all who ask this checkout the same cart, made when the first one asks.
/// One checkout, from its beginning to its end.
final class Checkout: Scope {
  private let counter: any Counting

  init(counter: any Counting) { self.counter = counter }

  func cart() -> Cart { Cart(counter: counter) }
}
