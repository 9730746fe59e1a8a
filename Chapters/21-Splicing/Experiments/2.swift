// The closure in `addToCart` captures `page.dependencies` in place of the
// page. What does `keeping.tally("repository")` say while we keep the
// closure?
// Edit Scenarios/Visits.swift, instead of:
  { page.dependencies.tracker.trackAddToCart() }
// put:
  { [dependencies = page.dependencies] in dependencies.tracker.trackAddToCart() }
// Asks:
// == A stored closure ==
// keeping.tally("repository") // made 1, gone 0
// Changes:
