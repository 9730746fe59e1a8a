// Fails newObjectHasTheReplacement: a fake A is put in, whatever A was asked for.
// TASK 2: Make a new object. It has `a`, and the B of the given object.
Deps(aService: FakeAService(), bService: deps.bService)
