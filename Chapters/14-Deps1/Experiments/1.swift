// In `main.swift`, `deps` gets a fake C from the start: `FakeCService()` as the third argument of `makeDeps`. The fake
// gives `[(0, 0)]`. After A was replaced, which value does `controllerAB.total()` have?
// Edit main.swift, instead of:
let deps = Deps.makeDeps(aService: a, bService: b)
// put:
let deps = Deps.makeDeps(aService: a, bService: b, cService: FakeCService())
// Asks:
// == A replaced at run time ==
// controllerAB.total() // 30
// Changes:
// == A replaced at run time ==
// controllerC.total() // 0
// deps.cService.getCs() // [(0, 0)]
// controllerC.total() // 0
// Because:
// This controller reads A and B from the object and never asks for C. So a fake C doesn't matter
// to it, and the new A does.
