// Fails cHasNoD: C was given the whole object, and D with it.
// Add D. Tasks.md, in this folder, tells the tasks.
// Edit between a line that begins a TASK and the END below it. Helpers of your own may stand
// anywhere in this file.

import Numbers

/// The real D. It needs A and C.
final class DService: DServicing {
  // TASK 1: Multiply each of A's numbers by the sum of C's pair beside it. Ask at every call.
  private let deps: any AServiceProviding & CServiceProviding

  init(deps: any AServiceProviding & CServiceProviding) {
    self.deps = deps
  }

  func getDs() -> [Int] {
    zip(deps.aService.getAs(), deps.cService.getCs()).map { a, c in a * (c.0 + c.1) }
  }
  // END
}

// TASK 2: Write the layer in the middle. It has the leaves below it, and C.
// END

/// Everything the program depends on, in one object.
final class Deps: DepsSurface {
  // TASK 2: Hold the layer in the middle instead of the leaves, and D over it.
  var aService: any AServicing
  var bService: any BServicing
  lazy var cService: any CServicing = CService(deps: self)
  lazy var dService: any DServicing = DService(deps: self)

  init(aService: any AServicing, bService: any BServicing) {
    self.aService = aService
    self.bService = bService
  }
  // END
}
