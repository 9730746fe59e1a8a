// Refused: reading a carried value in a scope that only passes it on (DKIT-30)

import Scopes

@testable import CarriedRequirements

extension CartResource {
  var label: String {
    #if !REPAIRED
      // expected-error@+1 {{value of type 'I' has no member 'address'}}
      injected.address
    #else
      injected.sessionToken
    #endif
  }
}
