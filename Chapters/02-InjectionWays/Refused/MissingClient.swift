// Refused: making the model without its client; without the parameter nothing is seen (STG-19, STG-21)
// modes: 5 6

protocol LoginClient {}

#if !REPAIRED
  class LoginViewModel {
    // expected-note@+1 {{'init(client:)' declared here}}
    init(client: any LoginClient) {}
  }
#else
  class LoginViewModel {}
#endif

func make() -> LoginViewModel {
  // expected-error@+1 {{missing argument for parameter 'client' in call}}
  LoginViewModel()
}
