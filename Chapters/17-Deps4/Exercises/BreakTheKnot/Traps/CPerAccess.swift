// Fails cOutlivesDeps: a new C is made at every reading, and each holds the object.
// Also fails sameC, replacedCGoesOn.
// TASK 1: If you need other types, write them here.
// TASK 1: Deliver a real C that each new A and B reaches.
var aService: any AServicing
var bService: any BServicing

init(aService: any AServicing, bService: any BServicing) {
  self.aService = aService
  self.bService = bService
}

func makeC() -> any CServicing { CService(deps: self) }
// TASK 2: Keep the C that was made, and let whoever has the object replace it.
private var replacement: (any CServicing)?

var cService: any CServicing {
  get { replacement ?? makeC() }
  set { replacement = newValue }
}
