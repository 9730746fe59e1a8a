// Refused: a scope whose property has a different type than its requirements list (DKIT-01, DKIT-46)

import Scopes

@testable import CarriedRequirements

#if !REPAIRED
  // expected-error@+2 {{type 'ShopResource<I>' does not conform to protocol 'ReceiptRequirements'}}
  // expected-note@+1 {{add stubs for conformance}}
  class ShopResource<I: NilRequirements>: Resource<I>, ReceiptRequirements {
    // expected-note@+1 {{candidate has non-matching type 'Int'}}
    let theme = 1
    let (sessionToken, locale, currency, address) = ("t1", "en", "CHF", "Bern")
  }
#else
  class ShopResource<I: NilRequirements>: Resource<I>, ReceiptRequirements {
    let theme = "1"
    let (sessionToken, locale, currency, address) = ("t1", "en", "CHF", "Bern")
  }
#endif
