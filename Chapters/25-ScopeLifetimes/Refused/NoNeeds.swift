// Refused: the scope of a login, made before anybody has logged in (DKIT-12, DKIT-18)

import Scopes

@testable import ScopeLifetimes

func logIn() {
  #if !REPAIRED
    // expected-error@+1 {{generic class 'LoggedInResource' requires that 'NilResource' conform to 'LoggedInRequirements'}}
    _ = LoggedInResource(injecting: NilResource())
  #else
    _ = LoggedInResource(injecting: AppResource(injecting: NilResource()))
  #endif
}
