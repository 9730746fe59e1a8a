// snippet.root
/// The composition root, from login to logout. It is told how each object is made, and it alone says
/// how many there are, and how long each lives.
final class App: Sendable {
  /// Singleton lifestyle: one, made with the app and gone with it.
  let session: Session
  /// Transient lifestyle: another one for everybody who asks. `sending` says that nobody else has it.
  let makeFormatter: @Sendable () -> sending PriceFormatter
  private let makeCart: @Sendable () -> Cart

  init(
    user: User,
    makeSession: (User) -> Session = { Session(user: $0) },
    makeFormatter: @escaping @Sendable () -> sending PriceFormatter = { PriceFormatter() },
    makeCart: @escaping @Sendable () -> Cart = { Cart() }
  ) {
    session = makeSession(user)
    (self.makeFormatter, self.makeCart) = (makeFormatter, makeCart)
  }

  /// Begins a scope. It ends when nobody has the checkout any more.
  func makeCheckout() -> sending Checkout { Checkout(session: session, makeCart: makeCart) }
}

/// A scope: all that belongs to the visit in one window.
final class Checkout {
  let session: Session
  /// Scoped lifestyle: one in each checkout, made when somebody first asks for it.
  private(set) lazy var cart = makeCart()
  private let makeCart: () -> Cart

  init(session: Session, makeCart: @escaping () -> Cart) {
    (self.session, self.makeCart) = (session, makeCart)
  }
}
// snippet.end

extension App {
  // snippet.short
  /// Buys at once, by one tap of a button or in one operation of a queue. The scope begins and ends here.
  ///
  /// - Returns: the price in cents.
  func buy(_ items: [Item]) -> Int {
    let checkout = makeCheckout()
    for item in items { checkout.cart.put(item) }
    return checkout.cart.items.reduce(0) { $0 + $1.cents }
  }
  // snippet.end
}
