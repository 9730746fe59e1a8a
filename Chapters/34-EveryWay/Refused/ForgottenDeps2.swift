// Refused: a dependency object made without the clock (OURS-603)

@testable import EveryWay

func deps(_ services: Services) -> Deps2.Deps {
  #if !REPAIRED
    Deps2.Deps(
      // expected-error@+1 {{missing argument for parameter 'clock' in call}}
      client: services.client, store: services.makeStore(), logger: services.logger)
  #else
    Deps2.Deps(
      client: services.client, clock: services.clock, store: services.makeStore(),
      logger: services.logger)
  #endif
}
