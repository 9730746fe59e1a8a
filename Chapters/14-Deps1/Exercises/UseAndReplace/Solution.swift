// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

import Numbers

/// A consumer. It takes the object, and names of it only what it needs.
final class ControllerAB {
  private let deps: any AServiceProviding & BServiceProviding

  init(deps: any AServiceProviding & BServiceProviding) {
    self.deps = deps
  }

  func total() -> Int {
    // TASK 1: Add all numbers of A and all numbers of B.
    (deps.aService.getAs() + deps.bService.getBs()).reduce(0, +)
    // STUB
    // 0
    // END
  }
}

/// A new object like `deps`, with another A. The given object stays as it is.
func replacingA(in deps: Deps, with a: any AServicing) -> Deps {
  // TASK 2: Make a new object. It has `a`, and the B of the given object.
  Deps(aService: a, bService: deps.bService)
  // STUB
  // deps
  // END
}
