import Numbers

// snippet.deps
/// Everything the program depends on, in one object of two layers.
///
/// C takes the layer below, which is there before it and does not know it. So C is a plain property
/// set in `init`, and nobody holds anybody in a circle.
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
// snippet.end
