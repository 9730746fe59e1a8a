// A second page for the same product is open in `second`, and it stays open. We close the first page. What does the first `opening.tally("repository")` after `open = nil` say?
// Edit main.swift, instead of:
step("open = nil") { open = nil }
// put:
let second = Screen(productPage(shop, "XYZ", opening))
step("open = nil") { open = nil }
// Asks:
// == When it is closed ==
// opening.tally("repository") // made 2, gone 1
// Changes:
