// Refused: an app without the clock, which the screen splices with its own store (OURS-603)

@testable import EveryWay

// expected-error@+2 {{type 'ForgetfulApp' does not conform to protocol 'ClockDependency'}}
// expected-note@+1 {{add stubs for conformance}}
final class ForgetfulApp: Spliced.LoginScreenExternalDependencies {
  let client: any Client = ServerClient()
  let logger: any Logger = ListLogger()
  #if REPAIRED
    let clock: any ShopClock = WallClock()
  #endif
}

func screen(of app: ForgetfulApp) -> Spliced.LoginScreen<ForgetfulApp> {
  Spliced.LoginScreen(dependencies: app, store: MemoryStore())
}
