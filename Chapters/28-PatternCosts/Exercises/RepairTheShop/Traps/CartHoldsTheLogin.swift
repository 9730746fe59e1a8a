// Fails endsWithItsOwner: the cart's closure holds the login, and the login the cart.
// TASK 3: Make what belongs to this login, and keep the badge up to date.
session = Session(user: user)
cart = Cart()
cart.onChange = { self.countItems() }
