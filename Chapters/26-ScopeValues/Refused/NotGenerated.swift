// Refused: the scopes, before anybody has written what is generated (DKIT-29)
// alone: the chapter's own scopes have their generated file

import Scopes

class ZeroResource<I: NilRequirements>: Resource<I>, OneRequirements {
  let explicit = "s0-explicit"
}

// expected-error@+1 {{cannot find type 'CODEGEN_OneRequirements' in scope}}
protocol OneRequirements: Requirements, CODEGEN_OneRequirements {
  var explicit: String { get }
}

class OneResource<I: OneRequirements>: Resource<I> {
  // expected-error@+1 {{cannot find 'explicit' in scope}}
  var duplicated: String { explicit }
}

#if REPAIRED
  protocol CODEGEN_OneRequirements {}

  extension OneResource {
    var explicit: String { injected.explicit }
  }
#endif
