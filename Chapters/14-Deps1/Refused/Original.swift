// Refused: a property with `!` is no witness for a property without (DEPS-12, DEPS-13)
// modes: 5 6
// alone: it is the document's code, as printed

protocol CServicing {}

protocol CServiceProviding {
  // expected-note@+1 {{protocol requires property 'cService' with type 'any CServicing'}}
  var cService: CServicing { get }
}

#if !REPAIRED
  // expected-error@+2 {{type 'Deps' does not conform to protocol 'CServiceProviding'}}
  // expected-note@+1 {{add stubs for conformance}}
  class Deps: CServiceProviding {
    // expected-note@+1 {{candidate has non-matching type '(any CServicing)?'}}
    var cService: CServicing!
  }
#else
  class Deps: CServiceProviding {
    var cService: CServicing {
      get { storedC }
      set { storedC = newValue }
    }
    private var storedC: CServicing!
  }
#endif
