// Fails sameD: a new D is made at every reading.
// TASK 2: Deliver a real D, which A, B and C reach.
private let middle: MiddleDeps
private var replacement: (any DServicing)?

var dService: any DServicing {
  get { replacement ?? DService(deps: middle) }
  set { replacement = newValue }
}

var aService: any AServicing {
  get { middle.aService }
  set { middle.aService = newValue }
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
}
