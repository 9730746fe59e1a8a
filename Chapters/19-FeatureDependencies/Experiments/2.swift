// In `main.swift`, `erased` gets the banner `Text("Grace is here")`. What does `type(of: erased.body)` print?
// Edit main.swift, instead of:
  dependencies: Vending.App(tracker: tracker, banner: dealBanner))
// put:
  dependencies: Vending.App(tracker: tracker, banner: Text("Grace is here")))
// Asks:
// == The banner's type, erased ==
// type(of: erased.body) // Changed<AnyView>
// Changes:
// == The banner's type, erased ==
// erased.lines() // ["Grace is here"]
// Because:
// The body puts the banner into an `AnyView`, whichever banner that is. So the body's type can't tell a text
// from a deal.
