// Refused: constructor injection into what a framework makes itself (STG-23)
// modes: 5 6

protocol LoginClient {}

class ViewController {
  // expected-note@+1 {{'required' initializer is declared in superclass here}}
  required init() {}
}

#if !REPAIRED
  final class LoginScreen: ViewController {
    let client: any LoginClient

    // expected-error@+2 {{'required' initializer 'init()' must be provided by subclass of 'ViewController'}}
    init(client: any LoginClient) { self.client = client }
  }
#else
  final class LoginScreen: ViewController {
    var client: (any LoginClient)!
  }
#endif
