// Fails paysAtItsBank: the login hands in the real bank, in place of the one of its app.
// TASK 1: Make a checkout.
Checkout(cart: cart, bank: Bank.shared)
