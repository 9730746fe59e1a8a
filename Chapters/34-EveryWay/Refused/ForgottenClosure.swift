// Refused: a closure that sends a request without the clock (OURS-603)

@testable import EveryWay

func screen(_ services: Services, store: any Store) -> Closure.LoginScreen {
  Closure.LoginScreen(
    model: Closure.LoginModel { name in
      #if !REPAIRED
        // expected-error@+1 {{missing argument for parameter 'clock' in call}}
        Closure.send(name, client: services.client, store: store, logger: services.logger)
      #else
        Closure.send(
          name, client: services.client, clock: services.clock, store: store,
          logger: services.logger)
      #endif
    })
}
