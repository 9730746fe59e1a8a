// Refused: `lazy` in a struct, where the first read mutates the struct (DEPS-31)

import Numbers

@testable import Deps1

#if !REPAIRED
  // expected-error@+2 {{type 'LazyDeps' does not conform to protocol 'CServiceProviding'}}
  // expected-note@+1 {{add stubs for conformance}}
  struct LazyDeps: CServiceProviding {
    // expected-note@+1 {{candidate is marked 'mutating' but protocol does not allow it}}
    lazy var cService: any CServicing = FakeCService()
  }
#else
  class LazyDeps: CServiceProviding {
    lazy var cService: any CServicing = FakeCService()
  }
#endif
