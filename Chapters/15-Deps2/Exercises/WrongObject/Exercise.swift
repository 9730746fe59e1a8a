// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

import Numbers

/// Every combination of the real services and the fakes.
func scenarios(
  a: any AServicing, b: any BServicing, fakeA: any AServicing, fakeB: any BServicing
) -> [Scenario] {
  // TASK 1: Find what is wrong in this table, and fix it.
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
  let c4 = CService(aService: deps3.aService, bService: deps3.bService)

  return [
    Scenario(title: "real services", deps: deps1, byHand: c1),
    Scenario(title: "fake A", deps: deps2, byHand: c2),
    Scenario(title: "fake B", deps: deps3, byHand: c3),
    Scenario(title: "fake A and fake B", deps: deps4, byHand: c4),
  ]
  // END
}

/// One scenario: the object that holds A and B, and a C made by hand from the same.
func scenario(_ title: String, a: any AServicing, b: any BServicing) -> Scenario {
  // TASK 2: Build the object, and a second C by hand, from nothing but these arguments.
  let (realA, realB) = (AService(), BService())
  let own = CService(aService: realA, bService: realB)
  let deps = Deps(aService: a, bService: b, cService: own)
  return Scenario(
    title: title, deps: deps,
    byHand: CService(aService: realA, bService: realB))
  // END
}
