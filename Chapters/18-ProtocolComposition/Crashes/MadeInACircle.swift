/// A cart needs the session, and a session needs the cart. Each kept its own alias.
enum MadeAtEachRequest {
  /// Makes a new one at every request.
  final class App: CartDependency, SessionDependency {
    var cart: Cart { Cart(dependencies: self) }
    var session: Session { Session(dependencies: self) }
  }
}

enum MadeOnce {
  /// Makes each once, but needs the other one for it.
  final class App: CartDependency, SessionDependency {
    lazy var cart = Cart(dependencies: self)
    lazy var session = Session(dependencies: self)
  }
}
