// Refused: C made at the end of `init` from the object that is not ready yet (DEPS-05)

protocol CServicing {}
protocol AServiceProviding {}

class CService: CServicing {
  init(deps: any AServiceProviding) {}
}

class Deps: AServiceProviding {
  #if !REPAIRED
    var cService: any CServicing
  #else
    var cService: (any CServicing)!
  #endif

  init() {
    // expected-error@+1 {{variable 'self.cService' used before being initialized}}
    self.cService = CService(deps: self)
  }
}
