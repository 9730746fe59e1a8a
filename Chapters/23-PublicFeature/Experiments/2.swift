// The view of DEF comes from another `ProductFeature`. Its
// container is `app`, which is of the same type and has another network. What
// does the first `quiet.tally("connection")` say?
// Edit main.swift, instead of:
var views = [feature.productDetailView(for: "ABC"), feature.productDetailView(for: "DEF")]
// put:
let other = ProductFeature(dependencies: app)
var views = [feature.productDetailView(for: "ABC"), other.productDetailView(for: "DEF")]
// Asks:
// == What is behind it lives as long as the view ==
// quiet.tally("connection") // made 1, gone 0
// Changes:
// == What is behind it lives as long as the view ==
// quiet.tally("connection") // made 1, gone 0
// quiet.tally("connection") // made 1, gone 1
// quiet.tally("connection") // made 1, gone 1
