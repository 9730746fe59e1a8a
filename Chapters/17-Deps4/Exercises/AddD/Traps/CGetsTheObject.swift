// Fails cHasNoD: C was given the whole object, and D with it.
// Also fails allFreed.
// TASK 2: Write the layer in the middle. It has the leaves below it, and C.
// TASK 2: Hold the layer in the middle instead of the leaves, and D over it.
var aService: any AServicing
var bService: any BServicing
lazy var cService: any CServicing = CService(deps: self)
lazy var dService: any DServicing = DService(deps: self)

init(aService: any AServicing, bService: any BServicing) {
  self.aService = aService
  self.bService = bService
}
