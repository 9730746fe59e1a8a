// Given: leave this file as it is.

/// What happened, in the shop's terms.
enum ShopEvent: Equatable, Sendable, CustomStringConvertible {
  case loggedIn(String)
  case cartHas(Int)
  case paid(Int)

  enum Kind { case login, cart, payment }

  var kind: Kind {
    switch self {
    case .loggedIn: .login
    case .cartHas: .cart
    case .paid: .payment
    }
  }

  var description: String {
    switch self {
    case .loggedIn(let name): "login \(name)"
    case .cartHas(let count): "cart \(count)"
    case .paid(let cents): "paid \(cents)"
    }
  }
}
