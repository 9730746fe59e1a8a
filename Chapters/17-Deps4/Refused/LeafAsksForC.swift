// Refused: a service of the layer below that asks for one above it (DEPS-38, DEPS-39)

import Numbers

@testable import Deps4

/// The shop's receipts, which take the lower layer.
struct Receipts {
  #if !REPAIRED
    let deps: any CServiceProviding
  #else
    let deps: any AServiceProviding
  #endif
}

func receipts(from leaves: LeafDeps) -> Receipts {
  // expected-error@+1 {{argument type 'LeafDeps' does not conform to expected type 'CServiceProviding'}}
  Receipts(deps: leaves)
}
