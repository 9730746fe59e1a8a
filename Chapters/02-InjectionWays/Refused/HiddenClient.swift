// Refused: passing a stub to a model that reads its client from a global (STG-21)
// modes: 5 6

@testable import InjectionWays

#if !REPAIRED
  func tested(with stub: any LoginClient) -> Before.LoginViewModel {
    // expected-error@+1 {{argument passed to call that takes no arguments}}
    Before.LoginViewModel(client: stub)
  }
#else
  func tested(with stub: any LoginClient) -> LoginViewModel { LoginViewModel(client: stub) }
#endif
