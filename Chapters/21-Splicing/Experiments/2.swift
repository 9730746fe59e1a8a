// In `addToCart`, the closure captures `dependencies` instead of the page. What does the first `keeping.tally("repository")` say?
// Edit Scenarios/Visits.swift, instead of:
  { page.dependencies.tracker.trackAddToCart() }
// put:
  { [dependencies = page.dependencies] in dependencies.tracker.trackAddToCart() }
// Asks:
// == A stored closure ==
// keeping.tally("repository") // made 1, gone 0
// Changes:
