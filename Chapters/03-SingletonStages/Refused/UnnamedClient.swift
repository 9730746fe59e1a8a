// Refused: a view model without a client, once its initialiser asks for one (STG-48)
// modes: 5 6

protocol LoginClient: Sendable {}

final class LoginViewModel {
  private let client: any LoginClient
  // expected-note@+1 {{'init(client:)' declared here}}
  init(client: any LoginClient) { self.client = client }
}

#if !REPAIRED
  // expected-error@+1 {{missing argument for parameter 'client' in call}}
  func make() -> LoginViewModel { LoginViewModel() }
#else
  func make(with client: any LoginClient) -> LoginViewModel { LoginViewModel(client: client) }
#endif
