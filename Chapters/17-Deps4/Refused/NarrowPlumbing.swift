// Refused: a level in the middle that takes too narrow a type for those below (DEPS-02, DEPS-E11)

@testable import Deps4

/// The level below, which has been widened. Then the next one has to be, too.
struct Row {
  let part: ControllerAB

  init(deps: any AServiceProviding & BServiceProviding) { part = ControllerAB(deps: deps) }
}

struct Screen {
  let part: ControllerAB
  let row: Row

  #if !REPAIRED
    init(deps: any AServiceProviding) {
      // expected-error@+1 2 {{argument type 'any AServiceProviding' does not conform to expected type 'BServiceProviding'}}
      (part, row) = (ControllerAB(deps: deps), Row(deps: deps))
    }
  #else
    init(deps: any AServiceProviding & BServiceProviding) {
      (part, row) = (ControllerAB(deps: deps), Row(deps: deps))
    }
  #endif
}
