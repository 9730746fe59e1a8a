// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

import Numbers

/// The real D. It needs A and C.
final class DService: DServicing {
  // TASK 1: Multiply each of A's numbers by the sum of C's pair beside it. Read both at every call.
  init(deps: any AServiceProviding & CServiceProviding) {}

  func getDs() -> [Int] { [] }
  // END
}

// TASK 2: If you need other types, write them here.
// END

/// Everything the program depends on, in one object.
final class Deps: DepsSurface {
  // TASK 2: Provide a real D, which A, B and C reach.
  private let leaves: LeafDeps
  var cService: any CServicing
  var dService: any DServicing = NoD()

  var aService: any AServicing {
    get { leaves.aService }
    set { leaves.aService = newValue }
  }

  var bService: any BServicing {
    get { leaves.bService }
    set { leaves.bService = newValue }
  }

  init(aService: any AServicing, bService: any BServicing) {
    leaves = LeafDeps(aService: aService, bService: bService)
    cService = CService(deps: leaves)
  }
  // END
}
