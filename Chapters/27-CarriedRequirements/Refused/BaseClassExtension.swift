// Refused: extending the base class when a scope changes a value that it receives (DKIT-43)

import Scopes

@testable import CarriedRequirements

#if !REPAIRED
  extension Resource where I: LoggedInRequirements {
    // expected-note@+1 {{found this candidate}}
    var locale: String { injected.locale }
  }
#endif

func use<I>(login: LoggedInResource<I>) -> String {
  // expected-error@+1 {{ambiguous use of 'locale'}}
  login.locale
}
