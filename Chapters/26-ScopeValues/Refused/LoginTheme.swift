// Refused: reading a carried value by name from a scope that only carries it (DKIT-30)

import Scopes

@testable import ScopeValues

func theme(of login: LoggedInResource<AppResource<NilResource>>) -> String {
  #if !REPAIRED
    // expected-error@+1 {{value of type 'LoggedInResource<AppResource<NilResource>>' has no member 'theme'}}
    login.theme
  #else
    CheckoutResource(injecting: login).theme
  #endif
}
