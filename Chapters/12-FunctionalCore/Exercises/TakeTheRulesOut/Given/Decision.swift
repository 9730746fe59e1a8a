// Given: leave this file as it is.

/// What to do for a cart: send the message, save the cart, both or nothing.
struct Decision: Equatable, Sendable {
  var message: String?
  var save: Cart?
}
