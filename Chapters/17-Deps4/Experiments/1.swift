// In `main.swift`, `deps5` is made with the real A and B and with a fake C, which gives `[(0, 0)]`. Now it's
// made with the fake A in place of the real one. `controllerc5` adds up the numbers of C. What does
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
