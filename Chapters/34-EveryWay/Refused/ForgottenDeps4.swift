// Refused: the lower layer of the dependencies, made without the clock (OURS-603)

@testable import EveryWay

func deps(_ services: Services) -> Deps4.Deps {
  #if !REPAIRED
    let leaves = Deps4.LeafDeps(
      // expected-error@+1 {{missing argument for parameter 'clock' in call}}
      client: services.client, store: services.makeStore(), logger: services.logger)
  #else
    let leaves = Deps4.LeafDeps(
      client: services.client, clock: services.clock, store: services.makeStore(),
      logger: services.logger)
  #endif
  return Deps4.Deps(leaves: leaves)
}
