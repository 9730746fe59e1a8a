// Refused: a consumer that names only the client, and reads the checkout (DEPS-25)

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
