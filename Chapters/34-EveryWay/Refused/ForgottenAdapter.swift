// Refused: an adapter made without the clock (OURS-603)

@testable import EveryWay

func screen(_ services: Services) -> Adapter.LoginScreen {
  #if !REPAIRED
    let request = Adapter.LoginRequest(
      // expected-error@+1 {{missing argument for parameter 'clock' in call}}
      client: services.client, store: services.makeStore(), logger: services.logger)
  #else
    let request = Adapter.LoginRequest(
      client: services.client, clock: services.clock, store: services.makeStore(),
      logger: services.logger)
  #endif
  return Adapter.screen(request)
}
