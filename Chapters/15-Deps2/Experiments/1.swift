// In `main.swift`, B is replaced in `deps6` too, after C was rebuilt by hand. What does
// `controllerc6.total()` print then?
// Edit main.swift, instead of:
show(deps6.cService.getCs())
show(controllerab6.total())
// put:
deps6.bService = fb
show(deps6.cService.getCs())
show(controllerab6.total())
// Asks:
// == C rebuilt by hand ==
// controllerc6.total() // 30
// Changes:
// == C rebuilt by hand ==
// controllerab6.total() // -42
// Because:
// The rebuilt C was made from `fa` and `b`, and keeps both. The new B reaches only code that reads B from the object, as
// `controllerab6` does.
