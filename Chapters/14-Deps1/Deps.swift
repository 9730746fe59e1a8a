import Numbers

/// All services of the program, in one object.
///
/// C needs this object and this object needs C. So the factory makes the object first, and C second.
/// Until then `cService` is unset, and reading it crashes.
final class Deps: AServiceProviding, BServiceProviding, CServiceProviding {
  var aService: any AServicing
  var bService: any BServicing
  var cService: any CServicing {
    get { storedC }
    set { storedC = newValue }
  }
  private var storedC: (any CServicing)!

  init(aService: any AServicing, bService: any BServicing) {
    self.aService = aService
    self.bService = bService
  }
}

extension Deps {
  static func makeDeps(
    aService: any AServicing,
    bService: any BServicing,
    cService: (any CServicing)? = nil
  ) -> Deps {
    let deps = Deps(aService: aService, bService: bService)
    deps.cService = cService ?? CService(deps: deps)
    return deps
  }
}
