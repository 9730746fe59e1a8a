// Fails allFreed: C, set in the last line of `init`, holds the object that holds it.
// TASK 1: Write the layer below: a class that has A and B, and provides them.
// TASK 1: Hold the layer instead of A and B, pass both on, and make a real C that reads from it.
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
