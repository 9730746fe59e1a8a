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
