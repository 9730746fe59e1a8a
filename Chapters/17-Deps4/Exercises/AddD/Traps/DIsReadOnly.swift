// Fails dIsReplaceable: whoever replaces D is not heard.
// TASK 2: Deliver a real D, which A, B and C reach.
private let middle: MiddleDeps
private let storedD: any DServicing

var dService: any DServicing {
  get { storedD }
  set {}
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
  storedD = DService(deps: middle)
}
