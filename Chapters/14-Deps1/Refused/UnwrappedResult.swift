// Refused: the rule for `!` holds for methods too, a result with `!` is no witness (DEPS-35)

class CService {}

protocol CServiceProviding {
  // expected-note@+1 {{protocol requires function 'cService()' with type '() -> CService'}}
  func cService() -> CService
}

class Deps {}

#if !REPAIRED
  // expected-error@+2 {{type 'Deps' does not conform to protocol 'CServiceProviding'}}
  // expected-note@+1 {{add stubs for conformance}}
  extension Deps: CServiceProviding {
    // expected-note@+1 {{candidate has non-matching type '() -> CService?'}}
    func cService() -> CService! { CService() }
  }
#else
  extension Deps: CServiceProviding {
    func cService() -> CService { CService() }
  }
#endif
