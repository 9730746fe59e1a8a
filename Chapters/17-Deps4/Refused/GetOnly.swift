// Refused: replacing the checkout through a provider, which only code with the object itself can do (DEPS-26)

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
