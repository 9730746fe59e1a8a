// Before `views.remove(at: 0)`, the app makes a view of a third product, GHI,
// draws it once and doesn't store it. What does
// `lifetimes.tally("connection")` say after `views.remove(at: 0)`?
// Edit main.swift, instead of:
step { views.remove(at: 0) }
// put:
_ = feature.productDetailView(for: "GHI").lines()
step { views.remove(at: 0) }
// Asks:
// == What is behind it lives as long as the view ==
// lifetimes.tally("connection") // made 3, gone 2
// Changes:
// == What is behind it lives as long as the view ==
// lifetimes.tally("connection") // made 3, gone 2
// lifetimes.tally("connection") // made 3, gone 3
// Because:
// Each call of the door makes a repository, which opens a connection. The view of GHI is stored nowhere, so its
// connection closes after the drawing. Together with the one of ABC, two are gone.
