// Fails namesItsBank: the old way is still there, and takes real money.
// TASK 1: Say what a checkout is made with.
private let bank: any Paying

init(cart: Cart, bank: any Paying) { (self.cart, self.bank) = (cart, bank) }

convenience init(cart: Cart) { self.init(cart: cart, bank: Bank.shared) }
