// Refused: the app's view model and the test's under one name in one place (STG-74, STG-E08)
// modes: 5 6
// script

class LoginViewModel {
  init(loginAPI: @escaping () -> Void) {}
}

#if !REPAIRED
  // expected-note@+1 {{'viewModel' previously declared here}}
  let viewModel = LoginViewModel(loginAPI: { print("real") })
  // expected-error@+1 {{invalid redeclaration of 'viewModel'}}
  let viewModel = LoginViewModel(loginAPI: { print("mock") })
#else
  func inTheMainModule() {
    let viewModel = LoginViewModel(loginAPI: { print("real") })
    _ = viewModel
  }

  func inTheTestModule() {
    let viewModel = LoginViewModel(loginAPI: { print("mock") })
    _ = viewModel
  }
#endif
