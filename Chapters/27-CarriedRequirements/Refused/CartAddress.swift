// Refused: reading a carried value in a scope that only passes it on (DKIT-30)

import Scopes

@testable import CarriedRequirements

extension CartResource {
  var logLine: String {
    #if !REPAIRED
      // expected-error@+1 {{value of type 'I' has no member 'address'}}
      "added a mug for \(injected.address)"
    #else
      "added a mug for \(injected.sessionToken)"
    #endif
  }
}
