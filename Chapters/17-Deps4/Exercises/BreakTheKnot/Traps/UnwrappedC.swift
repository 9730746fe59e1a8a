// Fails allFreed: C, set in the last line of `init`, holds the object that holds it.
// TASK 1: If you need other types, write them here.
// TASK 1: Deliver a real C that each new A and B reaches.
var aService: any AServicing
var bService: any BServicing

init(aService: any AServicing, bService: any BServicing) {
  self.aService = aService
  self.bService = bService
  storedC = CService(deps: self)
}
// TASK 2: Keep the C that was made, and let whoever has the object replace it.
private var storedC: (any CServicing)!

var cService: any CServicing {
  get { storedC }
  set { storedC = newValue }
}
