// In `ProductListView.swift`, the list forwards the image in place of the page:
// `TrackingDependency & ProductImageViewDependencies`. Does it compile, and what
// does `needs(ProductListViewDependencies.self)` print?
// Edit ProductListView.swift, instead of:
typealias ProductListViewDependencies =
  ProductDetailViewDependencies  // Required by ProductDetailView
// put:
typealias ProductListViewDependencies = TrackingDependency
  & ProductImageViewDependencies
// Asks:
// == The child changes, the parent does not ==
// needs(ProductListViewDependencies.self) // Logging, Tracking
// Changes:
