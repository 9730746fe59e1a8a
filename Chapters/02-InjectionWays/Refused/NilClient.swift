// Refused: passing nil as the client, because its type is not optional (STG-20)
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
