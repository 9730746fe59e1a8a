// Refused: nil for a client; what is no optional has no absence to ask for (STG-20)
// modes: 5 6

protocol LoginClient {}

#if !REPAIRED
  class LoginViewModel {
    init(client: any LoginClient) {}
  }
#else
  class LoginViewModel {
    init(client: (any LoginClient)?) {}
  }
#endif

func make() -> LoginViewModel {
  // expected-error@+1 {{'nil' is not compatible with expected argument type 'any LoginClient'}}
  LoginViewModel(client: nil)
}
