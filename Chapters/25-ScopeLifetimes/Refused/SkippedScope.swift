// Refused: creating the inner scope from a scope that does not meet its requirements (DKIT-19)

import Scopes

@testable import ScopeLifetimes

func threadList(of app: AppResource) {
  #if !REPAIRED
    // expected-error@+1 {{generic class 'ChatThreadListResource' requires that 'AppResource' conform to 'ChatThreadListRequirements'}}
    _ = ChatThreadListResource(injecting: app)
  #else
    _ = ChatThreadListResource(injecting: app.logIn(token: "t1", userId: "u1"))
  #endif
}
