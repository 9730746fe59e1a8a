// Refused: constructor injection into what a framework makes itself (STG-23)
// modes: 5 6

protocol LoginClient {}

protocol FrameworkMade: AnyObject {
  // expected-note@+1 {{protocol requires initializer 'init()' with type '()'}}
  init()
}

#if !REPAIRED
  // expected-error@+2 {{type 'Screen' does not conform to protocol 'FrameworkMade'}}
  // expected-note@+1 {{add stubs for conformance}}
  final class Screen: FrameworkMade {
    let client: any LoginClient

    init(client: any LoginClient) { self.client = client }
  }
#else
  final class Screen: FrameworkMade {
    var client: (any LoginClient)!
    init() {}
  }
#endif
