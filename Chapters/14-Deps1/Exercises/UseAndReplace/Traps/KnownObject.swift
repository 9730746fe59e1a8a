// Fails newObjectHasTheReplacement: with the A that it has, the given object is not copied.
// TASK 2: Make a new object. It has `a`, and the B of the given object.
deps.aService as AnyObject === a as AnyObject
  ? deps : Deps(aService: a, bService: deps.bService)
