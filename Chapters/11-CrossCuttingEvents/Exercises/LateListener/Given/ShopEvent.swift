// Given: leave this file as it is.

/// What happened, in the words of the shop.
enum ShopEvent: Equatable, Sendable {
  case loggedIn(String)
  case cartHas(Int)
  case paid(Int)
  case failed(String)

  enum Kind: CaseIterable { case login, cart, payment, failure }

  var kind: Kind {
    switch self {
    case .loggedIn: .login
    case .cartHas: .cart
    case .paid: .payment
    case .failed: .failure
    }
  }
}
