// In `main.swift`, a screen keeps the checkout: `let screen = login?.checkout` stands above `login = nil`. What does
// `lifetimes.freed` list then?
// Edit main.swift, instead of:
step { login = nil }
// put:
let screen = login?.checkout
step { login = nil }
// Asks:
// == Freed at the logout ==
// lifetimes.freed // ["services"]
// Changes:
// == Freed at the logout ==
// lifetimes.freed // ["services"]
// Because:
// The checkout holds the lower layer, and the lower layer holds the client and the session store. Nothing holds the
// upper layer, so it alone is freed.
