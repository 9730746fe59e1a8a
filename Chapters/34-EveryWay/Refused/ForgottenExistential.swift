// Refused: a screen made without the clock that it passes on (OURS-603)

@testable import EveryWay

func screen(_ services: Services) -> Existential.LoginScreen {
  #if !REPAIRED
    // expected-error@+2 {{missing argument for parameter 'clock' in call}}
    Existential.LoginScreen(
      client: services.client, store: services.makeStore(), logger: services.logger)
  #else
    Existential.LoginScreen(
      client: services.client, clock: services.clock, store: services.makeStore(),
      logger: services.logger)
  #endif
}
