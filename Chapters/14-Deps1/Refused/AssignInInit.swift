// Refused: C made in `init` from an object that isn't initialized yet (DEPS-05, OURS-1)

import Numbers

@testable import Deps1

final class OneStepDeps: AServiceProviding, BServiceProviding {
  let aService: any AServicing
  let bService: any BServicing
  #if !REPAIRED
    var cService: any CServicing
  #else
    var cService: (any CServicing)!
  #endif

  init(aService: any AServicing, bService: any BServicing) {
    (self.aService, self.bService) = (aService, bService)
    // expected-error@+1 {{variable 'self.cService' used before being initialized}}
    cService = CService(deps: self)
  }
}
