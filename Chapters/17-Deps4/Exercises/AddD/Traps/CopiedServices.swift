// Fails aReachesCAndD: the object has an A and a B of its own, and its layers keep the first ones.
// Also fails newCReachesD.
// TASK 2: Deliver a real D, which A, B and C reach.
private let middle: MiddleDeps
var dService: any DServicing

var aService: any AServicing
var bService: any BServicing

var cService: any CServicing {
  get { middle.cService }
  set { middle.cService = newValue }
}

init(aService: any AServicing, bService: any BServicing) {
  self.aService = aService
  self.bService = bService
  middle = MiddleDeps(aService: aService, bService: bService)
  dService = DService(deps: middle)
}
