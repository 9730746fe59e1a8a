// Refused: an object that provides A alone, for a consumer that names A and B (DEPS-25)

import Numbers

@testable import Deps4

#if !REPAIRED
  struct OnlyA: AServiceProviding {
    let aService: any AServicing
  }

  // expected-error@+1 {{argument type 'OnlyA' does not conform to expected type 'BServiceProviding'}}
  func make(_ a: AService) -> ControllerAB { ControllerAB(deps: OnlyA(aService: a)) }
#else
  func make(_ a: AService) -> ControllerAB {
    ControllerAB(deps: LeafDeps(aService: a, bService: BService()))
  }
#endif
