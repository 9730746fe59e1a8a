// Fails usesItsArguments: the C by hand goes on with what A and B delivered at its first call.
// Also fails twoCallsShareNothing, nothingLivesOn.
// TASK 2: Build the object, and a second C by hand, from nothing but these arguments.
final class Once: AServicing, BServicing {
  let deps: Deps
  lazy var numbersOfA = deps.aService.getAs()
  lazy var numbersOfB = deps.bService.getBs()
  init(_ deps: Deps) { self.deps = deps }
  func getAs() -> [A] { numbersOfA }
  func getBs() -> [B] { numbersOfB }
}

let own = CService(aService: a, bService: b)
let deps = Deps(aService: a, bService: b, cService: own)
let once = Once(Deps(aService: a, bService: b, cService: own))
return Scenario(title: title, deps: deps, byHand: CService(aService: once, bService: once))
