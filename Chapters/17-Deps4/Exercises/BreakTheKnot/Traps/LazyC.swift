// Fails allFreed: C holds the object, and the object holds C.
// Break the knot. Tasks.md, in this folder, tells the tasks.
// Edit between a line that begins a TASK and the END below it. Helpers of your own may stand
// anywhere in this file.

import Numbers

// TASK 1: Write the layer below: a class that has A and B, and provides them.
// END

/// Everything the program depends on, in one object.
final class Deps: DepsSurface {
  // TASK 1: Hold the layer instead of A and B, pass both on, and make a real C that reads from it.
  var aService: any AServicing
  var bService: any BServicing

  init(aService: any AServicing, bService: any BServicing) {
    self.aService = aService
    self.bService = bService
  }

  func makeC() -> any CServicing { CService(deps: self) }
  // END

  // TASK 2: Keep the C that was made, and let whoever has the object replace it.
  lazy var cService: any CServicing = makeC()
  // END
}
