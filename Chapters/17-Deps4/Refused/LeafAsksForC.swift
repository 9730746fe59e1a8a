// Refused: a service of the lower layer that needs one from the upper layer (DEPS-38, DEPS-39)

@testable import Deps4

struct Receipts {
  #if !REPAIRED
    let services: any CheckoutProviding
  #else
    let services: any ClientProviding
  #endif
}

func receipts(from core: CoreServices) -> Receipts {
  // expected-error@+1 {{argument type 'CoreServices' does not conform to expected type 'CheckoutProviding'}}
  Receipts(services: core)
}
