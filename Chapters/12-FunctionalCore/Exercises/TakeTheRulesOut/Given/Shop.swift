// Given: leave this file as it is.

/// What a customer has put into the cart and not paid for.
struct Cart: Equatable, Sendable {
  var items: [String]
  /// The hour of the last change.
  var changed: Int
  /// Whether the customer got a message after the last change.
  var isReminded = false
}

protocol Disk {
  func readCart() -> Cart
  func save(_ cart: Cart)
}

protocol WallClock {
  /// Hours since 1970, where the customer is.
  func now() -> Int
}

protocol Notifications {
  func send(_ message: String)
}
