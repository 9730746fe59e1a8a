// Fails endsWithItsOwner: the app still holds the session that came last.
// TASK 3: Say what an app has besides.
var session: Session?
// TASK 3: Make what belongs to this login, and keep the badge up to date.
session = Session(user: user)
app.session = session
cart = Cart()
cart.onChange = { [weak self] in self?.countItems() }
