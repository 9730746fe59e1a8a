// Refused: a service of the layer below that asks for one above it (DEPS-38, DEPS-39)

protocol AServiceProviding {}
protocol CServiceProviding {}

final class LeafDeps: AServiceProviding {}

#if !REPAIRED
  struct AService {
    init(deps: any CServiceProviding) {}
  }

  // expected-error@+1 {{argument type 'LeafDeps' does not conform to expected type 'CServiceProviding'}}
  func make(leaves: LeafDeps) -> AService { AService(deps: leaves) }
#else
  struct AService {
    init(deps: any AServiceProviding) {}
  }

  func make(leaves: LeafDeps) -> AService { AService(deps: leaves) }
#endif
