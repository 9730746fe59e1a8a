// In main.swift, the operation makes the line first, `let line = CartLine(item: "tea")`, and `button` gets the
// closure `{ line.cents() }`. What does `button.tap()` print then?
// Edit main.swift, instead of:
  (PayButton { priceOfTea() }, PayButton(onTap: keepingDependencies { priceOfTea() }))
// put:
  let line = CartLine(item: "tea")
  return (PayButton { line.cents() }, PayButton(onTap: keepingDependencies { priceOfTea() }))
// Asks:
// == A button that is tapped later ==
// button.tap() // 360
// Changes:
// == A button that is tapped later ==
// button.tap() // 360
// Because:
// The line is made while Monday is set, and its wrapper keeps the values of that moment. At the tap no task has
// a Monday, so the read falls back to them.
