// Fails fakeCSurvives: a new A throws away the C that somebody put in.
// Also fails sameC.
// TASK 1: Deliver a real C that each new A and B reaches.
private let leaves: LeafDeps

var aService: any AServicing {
  get { leaves.aService }
  set {
    leaves.aService = newValue
    cService = makeC()
  }
}

var bService: any BServicing {
  get { leaves.bService }
  set { leaves.bService = newValue }
}

init(aService: any AServicing, bService: any BServicing) {
  leaves = LeafDeps(aService: aService, bService: bService)
}

func makeC() -> any CServicing { CService(deps: leaves) }
