// Fails cHasNoD: C was given the whole object, and D with it.
// Also fails allFreed.
// TASK 2: If you need other types, write them here.
// TASK 2: Deliver a real D, which A, B and C reach.
var aService: any AServicing
var bService: any BServicing
lazy var cService: any CServicing = CService(deps: self)
lazy var dService: any DServicing = DService(deps: self)

init(aService: any AServicing, bService: any BServicing) {
  self.aService = aService
  self.bService = bService
}
