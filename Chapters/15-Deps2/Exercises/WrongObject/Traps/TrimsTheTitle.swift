// Fails usesItsArguments: the title is not as it was passed.
// TASK 2: Build the object, and a second C by hand, from nothing but these arguments.
let own = CService(aService: a, bService: b)
let deps = Deps(aService: a, bService: b, cService: own)
let words = title.split(separator: " ").joined(separator: " ")
return Scenario(title: words, deps: deps, byHand: CService(aService: a, bService: b))
