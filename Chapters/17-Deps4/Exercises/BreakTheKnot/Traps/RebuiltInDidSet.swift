// Fails heldCSeesNewA: the object makes a new C, and whoever kept the old one is not told.
// Also fails sameC, fakeCSurvives.
// TASK 1: If you need other types, write them here.
/// Takes the services themselves, as in Deps2.
final class CServiceOfServices: CServicing {
  private let aService: any AServicing
  private let bService: any BServicing

  init(_ aService: any AServicing, _ bService: any BServicing) {
    (self.aService, self.bService) = (aService, bService)
  }

  func getCs() -> [C] { Array(zip(aService.getAs(), bService.getBs())) }
}
// TASK 1: Deliver a real C that each new A and B reaches.
var aService: any AServicing { didSet { rebuildC() } }
var bService: any BServicing { didSet { rebuildC() } }

init(aService: any AServicing, bService: any BServicing) {
  self.aService = aService
  self.bService = bService
  cService = CServiceOfServices(aService, bService)
}

private func rebuildC() {
  cService = CServiceOfServices(aService, bService)
}
// TASK 2: Keep the C that was made, and let whoever has the object replace it.
var cService: any CServicing
