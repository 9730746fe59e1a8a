// Fails allFreed: C holds the object, and the object holds C.
// TASK 1: Write the layer below: a class that has A and B, and provides them.
// TASK 1: Hold the layer instead of A and B, pass both on, and make a real C that reads from it.
var aService: any AServicing
var bService: any BServicing

init(aService: any AServicing, bService: any BServicing) {
  self.aService = aService
  self.bService = bService
}

func makeC() -> any CServicing { CService(deps: self) }
// TASK 2: Keep the C that was made, and let whoever has the object replace it.
lazy var cService: any CServicing = makeC()
