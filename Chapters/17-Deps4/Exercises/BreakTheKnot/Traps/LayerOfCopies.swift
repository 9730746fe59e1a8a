// Fails aReachesC: the object keeps an A and a B of its own, and the layer keeps the first ones.
// Also fails heldCSeesNewA.
// TASK 1: Deliver a real C that each new A and B reaches.
private let leaves: LeafDeps
var aService: any AServicing
var bService: any BServicing

init(aService: any AServicing, bService: any BServicing) {
  leaves = LeafDeps(aService: aService, bService: bService)
  self.aService = aService
  self.bService = bService
}

func makeC() -> any CServicing { CService(deps: leaves) }
