// In PriceModel.swift, `ModelPriceView` gets a property `@Environment(\.language) private var language` too,
// but still shows `model.text`. What does `modelView.lines()` print?
// Edit Mistakes/PriceModel.swift, instead of:
struct ModelPriceView: View {
// put:
struct ModelPriceView: View {
  @Environment(\.language) private var language
// Asks:
// == Read in a view model ==
// modelView.lines() // ["€4.50"]
// Changes:
// Because:
// The tree fills the view's property, but the text comes from the model, whose property is never filled.
