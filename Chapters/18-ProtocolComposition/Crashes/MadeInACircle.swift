/// A cart needs the session, and a session needs the cart. Each lists the other in its alias.
enum MadeOnEachRead {
  /// Makes a new cart or session on every read.
  final class App: CartDependency, SessionDependency {
    var cart: Cart { Cart(dependencies: self) }
    var session: Session { Session(dependencies: self) }
  }
}

enum MadeOnce {
  /// Makes each object once, but the cart needs the session and the session needs the cart.
  final class App: CartDependency, SessionDependency {
    lazy var cart = Cart(dependencies: self)
    lazy var session = Session(dependencies: self)
  }
}
