// Fails namesItsBank: a login that forgets the bank compiles, and takes real money.
// TASK 1: Say what a checkout is made with.
private let bank: any Paying

init(cart: Cart, bank: any Paying = Bank.shared) { (self.cart, self.bank) = (cart, bank) }
