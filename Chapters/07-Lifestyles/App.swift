/// How each object is created. The app uses the initializers. A test can pass its own closures.
struct Factories: Sendable {
  var session: @Sendable (User) -> Session = { Session(user: $0) }
  var formatter: @Sendable () -> sending PriceFormatter = { PriceFormatter() }
  var cart: @Sendable () -> Cart = { Cart() }
}

/// The composition root of a user who is logged in.
final class App: Sendable {
  let session: Session
  private let create: Factories

  init(user: User, create: Factories = Factories()) {
    self.create = create
    session = create.session(user)
  }

  func makeFormatter() -> sending PriceFormatter { create.formatter() }

  func makeCheckout() -> sending Checkout {
    Checkout(session: session, makeCart: create.cart)
  }
}

/// The scope of a visit in one window.
final class Checkout {
  let session: Session
  private(set) lazy var cart = makeCart()
  private let makeCart: () -> Cart

  init(session: Session, makeCart: @escaping () -> Cart) {
    self.session = session
    self.makeCart = makeCart
  }
}

extension App {
  /// Buys in one tap. The scope begins and ends in this method.
  ///
  /// - Returns: the price in cents.
  func buy(_ items: [Item]) -> Int {
    let checkout = makeCheckout()
    for item in items { checkout.cart.put(item) }
    return checkout.cart.items.reduce(0) { $0 + $1.cents }
  }
}
