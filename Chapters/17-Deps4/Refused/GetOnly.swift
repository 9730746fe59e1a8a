// Refused: replacing C through a provider; only who has the object itself can (DEPS-26)

import Numbers

@testable import Deps4

func replaceC(of controller: ControllerC, in deps: Deps) {
  #if !REPAIRED
    // expected-error@+1 {{cannot assign to property: 'cService' is a get-only property}}
    controller.deps.cService = FakeCService()
  #else
    deps.cService = FakeCService()
  #endif
}
