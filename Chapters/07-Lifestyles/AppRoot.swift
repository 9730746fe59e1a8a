import Playground

// snippet.root
/// The composition root. It alone says how many there are of each, and how long each lives.
final class AppRoot: Sendable {
  /// Singleton lifestyle: one, made with the root and gone with it.
  let session: Session
  private let tally: Tally

  init(tally: Tally) {
    self.tally = tally
    session = Session(customer: "Ada", tally: tally)
  }

  /// Transient lifestyle: another one for everybody who asks. `sending` says that nobody else has it.
  func makeFormatter() -> sending PriceFormatter { PriceFormatter(tally: tally) }

  /// Begins a scope. It ends when nobody has the checkout any more.
  func makeCheckout() -> sending Checkout { Checkout(session: session, tally: tally) }
}

/// A scope: all that belongs to one checkout.
final class Checkout {
  let session: Session
  /// Scoped lifestyle: one in each checkout, made when somebody first asks for it.
  lazy var cart = Cart(tally: tally)
  private let tally: Tally

  init(session: Session, tally: Tally) { (self.session, self.tally) = (session, tally) }
}
// snippet.end
