// In `ProductDetailView.swift`, the alias also lists `DeliveringDependency`, and `addToCart()` also calls
// `dependencies.delivery.track(item.name)` at its end. No other file changes. What does
// `pageLog.lines[2...]` contain?
// Edit ProductDetailView.swift, instead of:
  & CartDependency
// put:
  & CartDependency
  & DeliveringDependency
// Edit ProductDetailView.swift, instead of:
    dependencies.tracker.trackAddToCart()
// put:
    dependencies.tracker.trackAddToCart()
    dependencies.delivery.track(item.name)
// Asks:
// == One parameter for a whole page ==
// pageLog.lines[2...] // ["track: addToCart", "deliver: tea"]
// Changes:
// == One parameter for a whole page ==
// pageLog.lines[2...] // ["track: addToCart", "deliver: tea"]
// Because:
// The list's alias is the page's alias, so the list follows. `App` has all six leaves already, and the page
// now calls two services when it puts the item into the cart.
