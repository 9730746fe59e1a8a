// Fails allFreed: D, set in the last line of `init`, holds the object that holds it.
// TASK 2: Write the layer in the middle. It has the leaves below it, and C.
// TASK 2: Hold the layer in the middle instead of the leaves, and D over it.
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
