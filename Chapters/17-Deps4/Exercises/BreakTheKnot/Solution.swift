// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

import Numbers

// TASK 1: If you need other types, write them here.
/// The first layer: the services that need no other service.
final class LeafDeps: AServiceProviding, BServiceProviding {
  var aService: any AServicing
  var bService: any BServicing

  init(aService: any AServicing, bService: any BServicing) {
    self.aService = aService
    self.bService = bService
  }
}
// STUB
// END

/// Everything the program depends on, in one object.
final class Deps: DepsSurface {
  // TASK 1: Provide a real C that each new A and B reaches.
  private let leaves: LeafDeps

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
  }

  func makeC() -> any CServicing { CService(deps: leaves) }
  // STUB
  // var aService: any AServicing
  // var bService: any BServicing
  //
  // init(aService: any AServicing, bService: any BServicing) {
  //   self.aService = aService
  //   self.bService = bService
  // }
  //
  // func makeC() -> any CServicing { NoC() }
  // END

  // TASK 2: Keep the C that was made, and let code that has the object replace it.
  // Lazy ties no knot here: C holds the layer, and not this object.
  lazy var cService: any CServicing = makeC()
  // STUB
  // var cService: any CServicing {
  //   get { makeC() }
  //   set {}
  // }
  // END
}
