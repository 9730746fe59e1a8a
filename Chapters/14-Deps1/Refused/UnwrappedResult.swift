// Refused: a method whose result has `!` doesn't satisfy a requirement without `!` (DEPS-35)

import Numbers

protocol CServiceProviding {
  // expected-note@+1 {{protocol requires function 'cService()' with type '() -> any CServicing'}}
  func cService() -> any CServicing
}

class Deps {}

#if !REPAIRED
  // expected-error@+2 {{type 'Deps' does not conform to protocol 'CServiceProviding'}}
  // expected-note@+1 {{add stubs for conformance}}
  extension Deps: CServiceProviding {
    // expected-note@+1 {{candidate has non-matching type '() -> (any CServicing)?'}}
    func cService() -> (any CServicing)! { FakeCService() }
  }
#else
  extension Deps: CServiceProviding {
    func cService() -> any CServicing { FakeCService() }
  }
#endif
