// In `main.swift`, `deps2` gets `c` instead of `c2`. `c` was made from the real A and B. What does
// `controllerc2.total()` print then?
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
// Because:
// `controllerc2` reads C from the object, and that C keeps the real A and B that it was made from. `init` can't check
// that they are the services of the object.
