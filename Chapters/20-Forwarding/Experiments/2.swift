// In `ProductListView.swift`, the list forwards the image instead of the page:
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
// Because:
// An alias is a set of protocols, and the two sets are the same today. So the compiler can't tell that the list
// forwards the wrong child. It will, when the page needs something that the image doesn't.
