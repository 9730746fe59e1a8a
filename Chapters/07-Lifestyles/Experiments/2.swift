// In main.swift, a window of Ada's is still open when she logs out: a variable holds a checkout
// of her app. What does `lifetimes.tally("session")` say after her logout?
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
// window, which is a reason to close all windows at a logout.
