// Refused: constructor injection into a screen that a framework creates (STG-23)
// modes: 5 6

@testable import InjectionWays

#if !REPAIRED
  final class InjectedScreen: ViewController {
    let client: any LoginClient

    // expected-error@+2 {{'required' initializer 'init()' must be provided by subclass of 'ViewController'}}
    init(client: any LoginClient) { self.client = client }
  }
#else
  func screen(with client: any LoginClient) -> LoginScreen {
    let screen = makeFromStoryboard(LoginScreen.self)
    screen.client = client
    return screen
  }
#endif
