// Fails dIsReplaceable: a new A throws away the D that somebody put in.
// Also fails sameD.
// TASK 2: Deliver a real D, which A, B and C reach.
private let middle: MiddleDeps
var dService: any DServicing

var aService: any AServicing {
  get { middle.aService }
  set {
    middle.aService = newValue
    dService = DService(deps: middle)
  }
}

var bService: any BServicing {
  get { middle.bService }
  set { middle.bService = newValue }
}

var cService: any CServicing {
  get { middle.cService }
  set { middle.cService = newValue }
}

init(aService: any AServicing, bService: any BServicing) {
  middle = MiddleDeps(aService: aService, bService: bService)
  dService = DService(deps: middle)
}
