// Refused: a view model without a client, once its initializer requires one (STG-48)
// modes: 5 6

@testable import SingletonStages

#if !REPAIRED
  // expected-error@+1 {{missing argument for parameter 'client' in call}}
  @MainActor func make() -> InitStage.LoginViewModel { InitStage.LoginViewModel() }
#else
  @MainActor func make() -> SwiftStage.LoginViewModel { SwiftStage.LoginViewModel() }
#endif
