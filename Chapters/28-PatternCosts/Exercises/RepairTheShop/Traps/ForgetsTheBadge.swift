// Fails startsEmpty: there is no cycle any more, and no badge either.
// Also fails endsWithItsOwner.
// TASK 3: Make what belongs to this login, and keep the badge up to date.
session = Session(user: user)
cart = Cart()
