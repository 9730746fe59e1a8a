// Fails asksAtEveryCall: the services are taken from the object once.
// UseAndReplace. Tasks.md, in this folder, tells the tasks.
// Edit between a line that begins a TASK and the END below it. Helpers of your own may stand
// anywhere in this file.

import Numbers

/// A consumer. It takes the object, and names of it only what it needs.
final class ControllerAB {
  private let aService: any AServicing
  private let bService: any BServicing

  init(deps: any AServiceProviding & BServiceProviding) {
    aService = deps.aService
    bService = deps.bService
  }

  func total() -> Int {
    // TASK 1: Add all numbers of A and all numbers of B.
    (aService.getAs() + bService.getBs()).reduce(0, +)
    // END
  }
}

/// A new object like `deps`, with another A. The given object stays as it is.
func replacingA(in deps: Deps, with a: any AServicing) -> Deps {
  // TASK 2: Make a new object. It has `a`, and the B of the given object.
  Deps(aService: a, bService: deps.bService)
  // END
}
