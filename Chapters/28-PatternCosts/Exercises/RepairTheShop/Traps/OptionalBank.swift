// Fails namesItsBank: nil stands for the real bank.
// TASK 1: Say what a checkout is made with.
private let bank: any Paying

init(cart: Cart, bank: (any Paying)?) { (self.cart, self.bank) = (cart, bank ?? Bank.shared) }
