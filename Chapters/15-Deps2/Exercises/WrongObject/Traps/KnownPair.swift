// Fails twoCallsShareNothing: two calls with the same A and B get one C by hand.
// Also fails nothingLivesOn.
// TASK 2: Build the object, and a second C by hand, from nothing but these arguments.
/// One C by hand for each pair of services.
enum Made {
  nonisolated(unsafe) static var byHand: [[ObjectIdentifier]: CService] = [:]
}

let key = [ObjectIdentifier(a as AnyObject), ObjectIdentifier(b as AnyObject)]
let second = Made.byHand[key] ?? CService(aService: a, bService: b)
Made.byHand[key] = second
let own = CService(aService: a, bService: b)
let deps = Deps(aService: a, bService: b, cService: own)
return Scenario(title: title, deps: deps, byHand: second)
