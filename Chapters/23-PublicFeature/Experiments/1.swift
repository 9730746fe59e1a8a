// Before `views.remove(at: 0)`, the app makes a view of a third product, GHI,
// draws it once and doesn't store it. What does
// `quiet.tally("connection")` say after `views.remove(at: 0)`?
// Edit main.swift, instead of:
step { views.remove(at: 0) }
// put:
_ = feature.productDetailView(for: "GHI").lines()
step { views.remove(at: 0) }
// Asks:
// == What is behind it lives as long as the view ==
// quiet.tally("connection") // made 3, gone 2
// Changes:
// == What is behind it lives as long as the view ==
// quiet.tally("connection") // made 3, gone 2
// quiet.tally("connection") // made 3, gone 3
