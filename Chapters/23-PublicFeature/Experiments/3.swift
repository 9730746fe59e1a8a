// The view of DEF comes from a `ProductFeature` whose container has
// a type of its own, `Demo`. It conforms to `ProductFeatureDependencies`, as
// `App` does. Does the program compile?
// Edit App.swift, instead of:
struct App: ProductFeatureDependencies {
// put:
struct Demo: ProductFeatureDependencies {
  let tracker: any Tracking
  let network: any Networking
}

struct App: ProductFeatureDependencies {
// Edit main.swift, instead of:
var views = [feature.productDetailView(for: "ABC"), feature.productDetailView(for: "DEF")]
// put:
let demo = ProductFeature(dependencies: Demo(tracker: log, network: WatchedNetwork(connections: lifetimes)))
var views = [feature.productDetailView(for: "ABC"), demo.productDetailView(for: "DEF")]
// Refused:
// error: heterogeneous collection literal could only be inferred to '[Any]'; add explicit type annotation if this is intentional
// Because:
// The opaque type belongs to the function and to what it is generic over. A feature over `Demo` returns a
// different type than a feature over `App`, and an array needs one type.
