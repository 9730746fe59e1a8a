// Refused: the functions of a login, without the one for the time (OURS-603)

@testable import EveryWay

func login(_ services: Services, store: any Store) -> Functions.Login {
  #if !REPAIRED
    Functions.Login(
      // expected-error@+1 {{missing argument for parameter 'now' in call}}
      token: services.client.token, keep: store.keep, log: services.logger.log)
  #else
    Functions.Login(
      token: services.client.token, now: { services.clock.now }, keep: store.keep,
      log: services.logger.log)
  #endif
}
