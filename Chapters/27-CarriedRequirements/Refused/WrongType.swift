// Refused: a scope that has what it promises, as another type (DKIT-46)

import Scopes

protocol OneRequirements: Requirements {
  // expected-note@+1 {{protocol requires property 'implicit' with type 'String'}}
  var implicit: String { get }
}

#if !REPAIRED
  // expected-error@+2 {{type 'RootResource<I>' does not conform to protocol 'OneRequirements'}}
  // expected-note@+1 {{add stubs for conformance}}
  class RootResource<I: NilRequirements>: Resource<I>, OneRequirements {
    // expected-note@+1 {{candidate has non-matching type 'Int'}}
    let implicit = 1
  }
#else
  class RootResource<I: NilRequirements>: Resource<I>, OneRequirements {
    let implicit = "1"
  }
#endif
