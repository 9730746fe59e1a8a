// In `main.swift`, a screen keeps the checkout: the line `let screen = loginServices?.checkout` is added above
// `loginServices = nil`. What does `lifetimes.freed` list then?
// Edit main.swift, instead of:
step { loginServices = nil }
// put:
let screen = loginServices?.checkout
step { loginServices = nil }
// Asks:
// == Freed at logout ==
// lifetimes.freed // ["services"]
// Changes:
// == Freed at logout ==
// lifetimes.freed // ["services"]
// Because:
// The checkout holds the lower layer, and the lower layer holds the client and the session store. Nothing holds the
// upper layer, so it alone is freed.
