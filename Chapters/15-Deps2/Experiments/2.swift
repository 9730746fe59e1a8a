// In `main.swift`, `deps2` has the fake A, the real B and `c2`, which was made from these two. Give it
// `c` instead, which was made from the real A and B. What does `controllerc2.total()` print then?
// Edit main.swift, instead of:
let deps2 = Deps(aService: fa, bService: b, cService: c2)
// put:
let deps2 = Deps(aService: fa, bService: b, cService: c)
// Asks:
// == Fake A ==
// controllerc2.total() // 42
// Changes:
// == Fake A ==
// deps2.cService.getCs() // [(1, 11), (2, 12), (3, 13)]
// controllerc2.total() // 42
