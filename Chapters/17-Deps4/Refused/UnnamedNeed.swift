// Refused: a consumer of the client that reads the checkout, which it does not name (DEPS-25)

@testable import Deps4

struct CartScreen {
  #if !REPAIRED
    let services: any ClientProviding
    // expected-error@+1 {{value of type 'any ClientProviding' has no member 'checkout'}}
    func buy() -> String { services.checkout.buy("tea") }
  #else
    let services: any ClientProviding & CheckoutProviding
    func buy() -> String { services.checkout.buy("tea") }
  #endif
}
