// Fails paysAtItsBank: when the app is gone, its bank is gone, too.
// TASK 1: Say what a checkout is made with.
private weak var ownBank: (any Paying)?
private var bank: any Paying { ownBank ?? Bank.shared }

init(cart: Cart, bank: any Paying) { (self.cart, ownBank) = (cart, bank) }
