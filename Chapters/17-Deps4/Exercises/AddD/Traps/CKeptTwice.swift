// Fails newCReachesD: the object keeps a C of its own, and D asks the layer for the other one.
// TASK 2: Hold the layer in the middle instead of the leaves, and D over it.
private let middle: MiddleDeps
var dService: any DServicing

var aService: any AServicing {
  get { middle.aService }
  set { middle.aService = newValue }
}

var bService: any BServicing {
  get { middle.bService }
  set { middle.bService = newValue }
}

var cService: any CServicing

init(aService: any AServicing, bService: any BServicing) {
  middle = MiddleDeps(aService: aService, bService: bService)
  cService = middle.cService
  dService = DService(deps: middle)
}
