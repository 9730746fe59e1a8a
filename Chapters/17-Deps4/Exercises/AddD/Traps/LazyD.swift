// Fails allFreed: D holds the object, and the object holds D.
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
lazy var dService: any DServicing = DService(deps: self)

init(aService: any AServicing, bService: any BServicing) {
  leaves = LeafDeps(aService: aService, bService: bService)
  cService = CService(deps: leaves)
}
