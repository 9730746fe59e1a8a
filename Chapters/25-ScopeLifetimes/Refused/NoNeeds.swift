// Refused: creating a login's scope from the app alone, which has no token (DKIT-12, DKIT-18)

import Scopes

@testable import ScopeLifetimes

func logIn(_ app: AppResource, token: String, userId: String) {
  #if !REPAIRED
    // expected-error@+1 {{generic class 'LoggedInResource' requires that 'AppResource' conform to 'LoggedInRequirements'}}
    _ = LoggedInResource(injecting: app)
  #else
    _ = app.logIn(token: token, userId: userId)
  #endif
}
