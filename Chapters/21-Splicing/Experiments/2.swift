// The closure in `addToCartAction` captures `page.dependencies` instead of the
// page. How many repositories are gone while we keep the closure?
// Edit Scenarios/Visits.swift, instead of:
  { page.dependencies.tracker.trackAddToCart() }
// put:
  { [dependencies = page.dependencies] in dependencies.tracker.trackAddToCart() }
// Asks:
// == A stored closure ==
// keeping.tally("repository") // made 1, gone 0
// Changes:
// Because:
// The page's `dependencies` is the splice, and the splice stores the
// repository. The closure copies the splice, and the copy has the same object.
