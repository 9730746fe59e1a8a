// Refused: replacing the checkout through a provider; only who has the object itself can (DEPS-26)

@testable import Deps4

#if !REPAIRED
  func dryRun(_ services: any CheckoutProviding) {
    // expected-error@+1 {{cannot assign to property: 'checkout' is a get-only property}}
    services.checkout = DryRunCheckout()
  }
#else
  func dryRun(_ services: ShopServices) {
    services.checkout = DryRunCheckout()
  }
#endif
