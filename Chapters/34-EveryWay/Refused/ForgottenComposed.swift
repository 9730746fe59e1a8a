// Refused: an app without the clock, which the alias of the screen lists (OURS-603)

@testable import EveryWay

// expected-error@+2 {{type 'ForgetfulApp' does not conform to protocol 'ClockDependency'}}
// expected-note@+1 {{add stubs for conformance}}
final class ForgetfulApp: Composed.LoginScreenDependencies {
  let client: any Client = ServerClient()
  let logger: any Logger = ListLogger()
  let store: any Store = MemoryStore()
  #if REPAIRED
    let clock: any ShopClock = WallClock()
  #endif
}

func screen(of app: ForgetfulApp) -> Composed.LoginScreen<ForgetfulApp> {
  Composed.LoginScreen(dependencies: app)
}
