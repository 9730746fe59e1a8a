// Refused: a consumer of A and B that reads C, which it does not name (DEPS-25)

import Numbers

@testable import Deps4

#if !REPAIRED
  extension ControllerAB {
    // expected-error@+1 {{value of type 'any AServiceProviding & BServiceProviding' has no member 'cService'}}
    func pairs() -> [C] { deps.cService.getCs() }
  }
#else
  extension ControllerC {
    func pairs() -> [C] { deps.cService.getCs() }
  }
#endif
