// Fails endsWithItsOwner: a cart that other code holds calls a login that is gone.
// Also fails paysAtItsBank.
// TASK 3: Make what belongs to this login, and keep the badge up to date.
session = Session(user: user)
cart = Cart()
cart.onChange = { [unowned self] in countItems() }
