// In `main.swift`, `deps5` gets the fake A in place of the real one. It keeps its fake C. What does
// `controllerc5.total()` print then?
// Edit main.swift, instead of:
let deps5 = Deps(aService: a, bService: b, cService: FakeCService())
// put:
let deps5 = Deps(aService: fa, bService: b, cService: FakeCService())
// Asks:
// == Fake C ==
// controllerc5.total() // 0
// Changes:
// == Fake C ==
// controllerab5.total() // 30
