// In `App.swift`, `AppDependencies` is only `ProductDetailViewDependencies`, and
// no longer joins `HotDealsDependencies`. What does `(any AppDependencies).self`
// say then?
// Edit App.swift, instead of:
typealias AppDependencies = ProductDetailViewDependencies & HotDealsDependencies
// put:
typealias AppDependencies = ProductDetailViewDependencies
// Asks:
// == One root, two features ==
// (any AppDependencies).self // LoggingDependency & TrackingDependency
// Changes:
// Because:
// The page tracks, and its image logs, so the page's alias contains both leaves of the deals. To the compiler an
// alias is the set of its leaves, and the set is the same.
