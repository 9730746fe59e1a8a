import Numbers

/// All services of the program, in one object of two layers.
///
/// C takes the lower layer, which exists before C and doesn't hold it. So there is no retain cycle.
final class Deps: AServiceProviding, BServiceProviding, CServiceProviding {
  private let leaves: LeafDeps
  var cService: any CServicing

  var aService: any AServicing {
    get { leaves.aService }
    set { leaves.aService = newValue }
  }

  var bService: any BServicing {
    get { leaves.bService }
    set { leaves.bService = newValue }
  }

  init(
    aService: any AServicing,
    bService: any BServicing,
    cService: (any CServicing)? = nil
  ) {
    leaves = LeafDeps(aService: aService, bService: bService)
    self.cService = cService ?? CService(deps: leaves)
  }
}
