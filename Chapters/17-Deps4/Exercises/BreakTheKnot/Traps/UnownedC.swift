// Fails cOutlivesDeps: C does not hold the object, and ends the program without it.
// Also fails replacedCGoesOn.
// TASK 1: If you need other types, write them here.
/// Asks the object, and does not hold it.
final class UnownedC: CServicing {
  private unowned let deps: Deps

  init(deps: Deps) { self.deps = deps }

  func getCs() -> [C] { Array(zip(deps.aService.getAs(), deps.bService.getBs())) }
}
// TASK 1: Deliver a real C that each new A and B reaches.
var aService: any AServicing
var bService: any BServicing

init(aService: any AServicing, bService: any BServicing) {
  self.aService = aService
  self.bService = bService
}

func makeC() -> any CServicing { UnownedC(deps: self) }
// TASK 2: Keep the C that was made, and let whoever has the object replace it.
lazy var cService: any CServicing = makeC()
