// Refused: the inner scope, made from one that does not support it (DKIT-19)

import Scopes

@testable import ScopeLifetimes

func threadList(of app: AppResource<NilResource>) {
  #if !REPAIRED
    // expected-error@+1 {{generic class 'ChatThreadListResource' requires that 'AppResource<NilResource>' conform to 'ChatThreadListRequirements'}}
    _ = ChatThreadListResource(injecting: app)
  #else
    _ = ChatThreadListResource(injecting: LoggedInResource(injecting: app))
  #endif
}
