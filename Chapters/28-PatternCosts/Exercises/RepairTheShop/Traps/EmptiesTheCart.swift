// Fails startsEmpty: the next login empties the one cart, also for the login that still lasts.
// Also fails endsWithItsOwner.
// TASK 3: Say what an app has besides.
let cart = Cart()
// TASK 3: Make what belongs to this login, and keep the badge up to date.
session = Session(user: user)
cart = app.cart
cart.onChange = {}
cart.empty()
cart.onChange = { [weak self] in self?.countItems() }
