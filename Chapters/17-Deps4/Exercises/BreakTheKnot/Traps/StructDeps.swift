// Fails cReplaceable: a consumer has a copy of the object, and the old C in it.
// Also fails aReachesC, heldCSeesNewA.
// Break the knot. Tasks.md, in this folder, tells the tasks.
// Edit between a line that begins a TASK and the END below it. Helpers of your own may stand
// anywhere in this file.

import Numbers

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
// END

/// Everything the program depends on, in one object.
struct Deps: DepsSurface {
  // TASK 1: Deliver a real C that each new A and B reaches.
  var aService: any AServicing
  var bService: any BServicing

  init(aService: any AServicing, bService: any BServicing) {
    self.aService = aService
    self.bService = bService
    cService = CServiceOfServices(aService, bService)
  }
  // END

  // TASK 2: Keep the C that was made, and let whoever has the object replace it.
  var cService: any CServicing
  // END
}
