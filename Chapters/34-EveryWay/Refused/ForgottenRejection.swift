// Refused: a login without the time as an argument (OURS-603)

@testable import EveryWay

func login(_ name: String, _ services: Services) -> Rejection.Login {
  #if !REPAIRED
    // expected-error@+1 {{missing argument for parameter 'now' in call}}
    Rejection.screen(name, token: services.client.token(for: name))
  #else
    Rejection.screen(name, token: services.client.token(for: name), now: services.clock.now)
  #endif
}
