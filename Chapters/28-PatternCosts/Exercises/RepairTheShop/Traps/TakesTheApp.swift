// Fails namesItsBank: a checkout takes the whole app, to reach its bank.
// TASK 1: Make a checkout.
Checkout(cart: cart, app: app)
// TASK 1: Say what a checkout is made with.
private let app: App
private var bank: any Paying { app.bank }

init(cart: Cart, app: App) { (self.cart, self.app) = (cart, app) }
