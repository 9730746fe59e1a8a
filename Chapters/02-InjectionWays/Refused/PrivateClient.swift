// Refused: reading the model's private client; a screen's property is accessible (STG-20)
// modes: 5 6

@testable import InjectionWays

#if !REPAIRED
  func client(of model: LoginViewModel) -> any LoginClient {
    // expected-error@+1 {{'client' is inaccessible due to 'private' protection level}}
    model.client
  }
#else
  func client(of screen: LoginScreen) -> any LoginClient { screen.client }
#endif
