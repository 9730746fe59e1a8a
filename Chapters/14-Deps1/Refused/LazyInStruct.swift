// Refused: the `lazy` repair in a struct, where reading for the first time is a mutation (DEPS-31)

protocol CServicing {}
class CService: CServicing {}

protocol CServiceProviding {
  // expected-note@+1 {{protocol requires property 'cService' with type 'any CServicing'}}
  var cService: any CServicing { get }
}

#if !REPAIRED
  // expected-error@+2 {{type 'Deps' does not conform to protocol 'CServiceProviding'}}
  // expected-note@+1 {{add stubs for conformance}}
  struct Deps: CServiceProviding {
    // expected-note@+1 {{candidate is marked 'mutating' but protocol does not allow it}}
    lazy var cService: any CServicing = CService()
  }
#else
  class Deps: CServiceProviding {
    lazy var cService: any CServicing = CService()
  }
#endif
