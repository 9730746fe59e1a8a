// A page for product XYZ is open, and so is a second page for the same
// product. We close only the first one. What does
// `opening.tally("repository")` say then?
// Edit main.swift, instead of:
step { open = nil }
// put:
let second = Screen(productPage(shop, "XYZ", opening))
step { open = nil }
// Asks:
// == When it is closed ==
// opening.tally("repository") // made 2, gone 1
// Changes:
// == When it is closed ==
// opening.tally("repository") // made 2, gone 1
// opening.tally("repository") // made 3, gone 1
