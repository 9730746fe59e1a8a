// Fails startsEmpty: Ann finds her old cart, and the app keeps the carts of all.
// Also fails endsWithItsOwner.
// TASK 3: Say what an app has besides.
var carts: [String: Cart] = [:]
// TASK 3: Make what belongs to this login, and keep the badge up to date.
session = Session(user: user)
cart = app.carts[user] ?? Cart()
app.carts[user] = cart
cart.onChange = { [weak self] in self?.countItems() }
