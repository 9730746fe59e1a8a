// A page for product XYZ is open, and so is a second page for the same
// product. We close only the first one. How many repositories were made, and how
// many are gone?
// Edit main.swift, instead of:
step { screen = nil }
// put:
let second = Screen(watchedProductPage(shop, "XYZ", opening))
step { screen = nil }
// Asks:
// == When it is closed ==
// opening.tally("repository") // made 2, gone 1
// Changes:
// == When it is closed ==
// opening.tally("repository") // made 2, gone 1
// opening.tally("repository") // made 3, gone 1
// Because:
// Each page has a splice of its own, even for the same product, and a splice
// has a repository of its own. Closing one screen frees only what it held.
