// Fails usesItsArguments: the C by hand has a real A, whatever A was given.
// Also fails byHandIsMadeByHand, twoCallsShareNothing, nothingLivesOn.
// TASK 2: Build the object, and a second C by hand, from nothing but these arguments.
let own = CService(aService: a, bService: b)
let deps = Deps(aService: a, bService: b, cService: own)
return Scenario(
  title: title, deps: deps,
  byHand: CService(aService: AService(), bService: deps.bService))
