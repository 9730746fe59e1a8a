// The view of DEF comes from another `ProductFeature`. Its
// container is `app`, which is of the same type and has another network. What
// does the first `lifetimes.tally("connection")` say?
// Edit main.swift, instead of:
var views = [feature.productDetailView(for: "ABC"), feature.productDetailView(for: "DEF")]
// put:
let other = ProductFeature(dependencies: app)
var views = [feature.productDetailView(for: "ABC"), other.productDetailView(for: "DEF")]
// Asks:
// == What is behind it lives as long as the view ==
// lifetimes.tally("connection") // made 1, gone 0
// Changes:
// == What is behind it lives as long as the view ==
// lifetimes.tally("connection") // made 1, gone 0
// lifetimes.tally("connection") // made 1, gone 1
// lifetimes.tally("connection") // made 1, gone 1
// Because:
// A feature opens connections through the network of its own container. Only the view of ABC uses the network
// that is watched here. Both containers have one type, so both views still fit into one array.
