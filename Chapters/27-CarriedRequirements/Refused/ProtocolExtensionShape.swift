// Refused: protocol extensions when two scopes of one parent need the same name (DKIT-42, DKIT-K13)

import Scopes

@testable import CarriedRequirements

#if !REPAIRED
  extension Scoped where Outer: RightNeeds {
    // expected-note@+1 {{found this candidate}}
    var token: String { injected.secret }
  }
#else
  extension RightResource {
    var token: String { injected.secret }
  }
#endif

func use(parent: ParentResource<NilResource>) -> String {
  // expected-error@+1 {{ambiguous use of 'token'}}
  parent.left().token
}
