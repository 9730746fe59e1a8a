// Fails paysAtItsBank: the checkout that was made last changes the bank of all the others.
// TASK 1: Say what a checkout is made with.
nonisolated(unsafe) private static var current: any Paying = Bank()
private var bank: any Paying { Self.current }

init(cart: Cart, bank: any Paying) {
  self.cart = cart
  Self.current = bank
}
