// Fails cOutlivesDeps: C does not hold the object, and delivers nothing without it.
// TASK 1: Write the layer below: a class that has A and B, and provides them.
/// Asks the object, and does not hold it.
final class WeakC: CServicing {
  private weak var deps: Deps?

  init(deps: Deps) { self.deps = deps }

  func getCs() -> [C] {
    guard let deps else { return [] }
    return Array(zip(deps.aService.getAs(), deps.bService.getBs()))
  }
}
// TASK 1: Hold the layer instead of A and B, pass both on, and make a real C that reads from it.
var aService: any AServicing
var bService: any BServicing

init(aService: any AServicing, bService: any BServicing) {
  self.aService = aService
  self.bService = bService
}

func makeC() -> any CServicing { WeakC(deps: self) }
// TASK 2: Keep the C that was made, and let whoever has the object replace it.
lazy var cService: any CServicing = makeC()
