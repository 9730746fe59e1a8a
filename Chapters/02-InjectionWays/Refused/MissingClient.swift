// Refused: creating the model without its client; the old model required none (STG-19, STG-21)
// modes: 5 6

@testable import InjectionWays

func make() -> (Before.LoginViewModel, LoginViewModel) {
  #if !REPAIRED
    // expected-error@+1 {{missing argument for parameter 'client' in call}}
    (Before.LoginViewModel(), LoginViewModel())
  #else
    (Before.LoginViewModel(), LoginViewModel(client: ServerAPIClient.shared))
  #endif
}
