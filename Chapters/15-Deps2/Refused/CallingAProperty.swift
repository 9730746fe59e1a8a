// Refused: the prose says the providers are functions; the code has properties (DEPS-14, DEPS-E2)
// modes: 5 6

import Numbers

@testable import Deps2

func numbers(of deps: any AServiceProviding) -> [A] {
  #if !REPAIRED
    // expected-error@+1 {{cannot call value of non-function type 'any AServicing'}}
    deps.aService().getAs()
  #else
    deps.aService.getAs()
  #endif
}
