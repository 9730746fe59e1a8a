// Refused: an intermediate level whose type is too narrow for the level below (DEPS-02, DEPS-E11)

@testable import Deps4

/// The level below. Its type was widened, so the type of the level above has to be widened too.
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
