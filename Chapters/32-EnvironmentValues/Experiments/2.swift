// In Cart.swift, `CartView` also shows the gift note, `Text("Note: \(cart.giftNote)")`. What does the last
// `screen.refresh()` return?
// Edit Cart.swift, instead of:
    Button("Add tea") { cart.add("tea") }
// put:
    Button("Add tea") { cart.add("tea") }
    Text("Note: \(cart.giftNote)")
// Asks:
// == After a change ==
// screen.refresh() // true
// Changes:
// == An object by its type ==
// cartView.lines() // ["Cart: 0", "[Add tea]", "Note: "]
// cartView.lines() // ["Cart: 1", "[Add tea]", "Note: "]
// == After a change ==
// screen.lines // ["Cart: 1", "[Add tea]", "Note: "]
// screen.lines // ["Cart: 1", "[Add tea]", "Note: "]
// screen.lines // ["Cart: 2", "[Add tea]", "Note: "]
// screen.refresh() // true
// Because:
// Observation reports changes of values that a body has read. Now the body reads the note, so the screen is stale.
