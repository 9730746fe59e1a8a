// Refused: an outermost scope without the clock that the screen requires (OURS-603)

@testable import EveryWay

// expected-error@+2 {{type 'ForgetfulApp' does not conform to protocol 'Scope.LoginScreenRequirements'}}
// expected-note@+1 {{add stubs for conformance}}
final class ForgetfulApp: Scope.LoginScreenRequirements {
  let client: any Client = ServerClient()
  let logger: any Logger = ListLogger()
  let makeStore: () -> any Store = { MemoryStore() }
  #if REPAIRED
    let clock: any ShopClock = WallClock()
  #endif
}

func screen(of app: ForgetfulApp) -> Scope.LoginScreen<ForgetfulApp> {
  Scope.LoginScreen(injecting: app)
}
