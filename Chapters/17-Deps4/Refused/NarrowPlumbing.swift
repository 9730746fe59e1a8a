// Refused: a level in the middle that takes too narrow a type for those below (DEPS-02, DEPS-E11)

@testable import Deps4

/// The level below, which has been widened. Then the next one has to be, too.
struct BuyButton {
  let services: any SessionStoreProviding & CheckoutProviding
}

struct CartScreen {
  let button: BuyButton

  #if !REPAIRED
    init(services: any CheckoutProviding) {
      // expected-error@+1 {{argument type 'any CheckoutProviding' does not conform to expected type 'SessionStoreProviding'}}
      button = BuyButton(services: services)
    }
  #else
    init(services: any SessionStoreProviding & CheckoutProviding) {
      button = BuyButton(services: services)
    }
  #endif
}
