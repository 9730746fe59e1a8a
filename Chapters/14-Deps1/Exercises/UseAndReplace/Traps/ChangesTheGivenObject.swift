// Fails originalIsUntouched: whoever else holds the given object gets the new A too.
// Also fails newObjectHasTheReplacement, keepsB.
// TASK 2: Make a new object. It has `a`, and the B of the given object.
deps.aService = a
return deps
