// In `Cascade/Added.swift`, the page loses its button, and its alias no longer
// lists `TrackingDependency`. The list above it stays as it is. Which services
// does the alias of the list ask for then?
// Edit Cascade/Added.swift, instead of:
  typealias ProductDetailViewDependencies = TrackingDependency
    & ProductImageViewDependencies  // Required by ProductImageView
// put:
  typealias ProductDetailViewDependencies =
    ProductImageViewDependencies  // Required by ProductImageView
// Edit Cascade/Added.swift, instead of:
        Button("Add to cart") { dependencies.tracker.trackAddToCart() }
// put:
// Asks:
// == The child changes, the parent does not ==
// needs(Added.ProductListViewDependencies.self) // Logging, Pricing
// Changes:
// == The child changes, the parent does not ==
// needs(Added.ProductDetailViewDependencies.self) // Logging, Pricing
// needs(Added.ProductListViewDependencies.self) // Logging, Pricing
// Because:
// The page's alias is now just the image's alias, and the list forwards whatever the page asks for. So tracking
// disappears from both, though nobody edited the list.
