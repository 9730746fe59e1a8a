// Fails twoCallsShareNothing: the second call with a title gets what the first one got.
// Also fails usesItsArguments, nothingLivesOn, byHandIsMadeByHand.
// TASK 2: Build the object, and a second C by hand, from nothing but these arguments.
enum Made {
  nonisolated(unsafe) static var known: [String: Scenario] = [:]
}

if let known = Made.known[title] { return known }
let own = CService(aService: a, bService: b)
let deps = Deps(aService: a, bService: b, cService: own)
let made = Scenario(title: title, deps: deps, byHand: CService(aService: a, bService: b))
Made.known[title] = made
return made
