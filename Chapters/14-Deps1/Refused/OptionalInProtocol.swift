// Refused: `?` in the protocol, `!` in the class; the notes print both types the same (DEPS-34)

import Numbers

#if !REPAIRED
  protocol CServiceProviding {
    // expected-note@+1 {{protocol requires property 'cService' with type '(any CServicing)?'}}
    var cService: (any CServicing)? { get }
  }
#else
  protocol CServiceProviding {
    var cService: (any CServicing)! { get }
  }
#endif

// expected-error@+2 {{type 'Deps' does not conform to protocol 'CServiceProviding'}}
// expected-note@+1 {{add stubs for conformance}}
class Deps: CServiceProviding {
  // expected-note@+1 {{candidate has non-matching type '(any CServicing)?'}}
  var cService: (any CServicing)!
}
