// Fails keepsB: a real B is made, whatever B the given object had.
// TASK 2: Make a new object. It has `a`, and the B of the given object.
Deps(aService: a, bService: BService())
