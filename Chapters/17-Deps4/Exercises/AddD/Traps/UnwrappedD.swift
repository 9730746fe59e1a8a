// Fails allFreed: D, set in the last line of `init`, holds the object that holds it.
// TASK 2: If you need other types, write them here.
// TASK 2: Deliver a real D, which A, B and C reach.
private let leaves: LeafDeps

var aService: any AServicing {
  get { leaves.aService }
  set { leaves.aService = newValue }
}

var bService: any BServicing {
  get { leaves.bService }
  set { leaves.bService = newValue }
}

var cService: any CServicing
private var storedD: (any DServicing)!

var dService: any DServicing {
  get { storedD }
  set { storedD = newValue }
}

init(aService: any AServicing, bService: any BServicing) {
  leaves = LeafDeps(aService: aService, bService: bService)
  cService = CService(deps: leaves)
  storedD = DService(deps: self)
}
