// Refused: a service of the layer below that asks for one above it (DEPS-38, DEPS-39)

import Numbers

@testable import Deps4

/// An A that needs what the layers have of it.
struct LeafService: AServicing {
  #if !REPAIRED
    let deps: any CServiceProviding
    func getAs() -> [A] { deps.cService.getCs().map(\.0) }
  #else
    let deps: any BServiceProviding
    func getAs() -> [A] { deps.bService.getBs() }
  #endif
}

func add(to leaves: LeafDeps) {
  // expected-error@+1 {{argument type 'LeafDeps' does not conform to expected type 'CServiceProviding'}}
  leaves.aService = LeafService(deps: leaves)
}
