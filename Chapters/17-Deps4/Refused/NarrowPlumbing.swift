// Refused: a level in the middle that takes too narrow a type for those below (DEPS-02, DEPS-E11)

@testable import Deps4

struct Screen {
  let part: ControllerAB

  #if !REPAIRED
    init(deps: any AServiceProviding) {
      // expected-error@+1 {{argument type 'any AServiceProviding' does not conform to expected type 'BServiceProviding'}}
      part = ControllerAB(deps: deps)
    }
  #else
    init(deps: any AServiceProviding & BServiceProviding) {
      part = ControllerAB(deps: deps)
    }
  #endif
}
