// Refused: nil for a client; what is no optional has no absence to ask for (STG-20)
// modes: 5 6

@testable import InjectionWays

func make(_ client: any LoginClient) -> LoginViewModel {
  #if !REPAIRED
    // expected-error@+1 {{'nil' is not compatible with expected argument type 'any LoginClient'}}
    LoginViewModel(client: nil)
  #else
    LoginViewModel(client: client)
  #endif
}
