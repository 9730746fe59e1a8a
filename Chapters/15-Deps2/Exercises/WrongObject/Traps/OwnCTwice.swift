// Fails byHandAgreesWithObject: the object's own C agrees with itself, and proves nothing.
// Also fails byHandAsksNobody, everyScenarioUsesItsServices.
// TASK 1: Find what is wrong in this table, and mend it.
let own1 = CService(aService: a, bService: b)
let deps1 = Deps(aService: a, bService: b, cService: own1)
let c1 = CService(aService: deps1.aService, bService: deps1.bService)

let own2 = CService(aService: fakeA, bService: b)
let deps2 = Deps(aService: fakeA, bService: b, cService: own2)
let c2 = CService(aService: deps2.aService, bService: deps2.bService)

let own3 = CService(aService: a, bService: fakeB)
let deps3 = Deps(aService: a, bService: fakeB, cService: own3)
let c3 = CService(aService: deps3.aService, bService: deps3.bService)

let own4 = CService(aService: fakeA, bService: fakeB)
let deps4 = Deps(aService: fakeA, bService: fakeB, cService: own4)
let c4 = deps4.cService

return [
  Scenario(title: "real services", deps: deps1, byHand: c1),
  Scenario(title: "fake A", deps: deps2, byHand: c2),
  Scenario(title: "fake B", deps: deps3, byHand: c3),
  Scenario(title: "fake A and fake B", deps: deps4, byHand: c4),
]
