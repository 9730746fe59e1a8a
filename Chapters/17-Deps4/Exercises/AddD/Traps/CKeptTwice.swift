// Fails newCReachesD: the object keeps a C of its own, and D asks the layer for the other one.
// TASK 2: Deliver a real D, which A, B and C reach.
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
