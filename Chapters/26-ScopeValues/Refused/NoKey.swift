// Refused: reading a carried value where no key can be created (DKIT-37, DKIT-K9)

import Scopes

@testable import ScopeValues

func carried(by login: LoggedInResource<some LoggedInRequirements>) -> String {
  #if !REPAIRED
    // expected-error@+1 {{'ShopKey' initializer is inaccessible due to 'fileprivate' protection level}}
    login.carriedTheme(ShopKey())
  #else
    CheckoutResource(injecting: login).theme
  #endif
}

func carried(by one: ScopeOneResource<some ScopeOneRequirements>) -> String {
  #if !REPAIRED
    // expected-error@+1 {{'CarryKey' initializer is inaccessible due to 'fileprivate' protection level}}
    one.CODEGEN_implicit(CarryKey())
  #else
    one.buildScopeTwo().implicit
  #endif
}
