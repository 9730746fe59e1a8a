// In main.swift, one of Ada's windows is still open when she logs out: a variable holds a checkout
// of her app. What is `lifetimes.tally("session")` after she logs out?
// Edit main.swift, instead of:
step { apps.removeFirst() }
// put:
let open = apps[0].makeCheckout()
step { apps.removeFirst() }
// Asks:
// == Singleton lifestyle ==
// lifetimes.tally("session") // made 2, gone 0
// Changes:
// == Singleton lifestyle ==
// lifetimes.tally("session") // made 2, gone 0
// lifetimes.alive // ["session"]
// Because:
// The checkout holds the session too. Ada's root is freed, but her session lives as long as the open
// window, which is a reason to close all windows when a user logs out.
