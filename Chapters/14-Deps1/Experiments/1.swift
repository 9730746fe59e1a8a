// In `main.swift`, give `deps5` the fake C from the start, as the third argument of `makeDeps`. Its A and B are the
// real ones. Which value does `controllerab5.total()` have then?
// Edit main.swift, instead of:
let deps5 = Deps.makeDeps(aService: a, bService: b)
// put:
let deps5 = Deps.makeDeps(aService: a, bService: b, cService: fc)
// Asks:
// == Fake C, put in at run time ==
// controllerab5.total() // 42
// Changes:
// == Fake C, put in at run time ==
// deps5.cService.getCs() // [(0, 0)]
// Because:
// This controller reads A and B from the object and never C, so a fake C makes no difference to it.
