// Fails paysAtItsBank: the bank that was handed in is stored, and the checkout pays at the real one.
// TASK 1: Say what a checkout is made with.
private var bank: any Paying { Bank.shared }

init(cart: Cart, bank: any Paying) { self.cart = cart }
