// In `Support/Scenarios.swift`, the view model gets a closure that captures the mock weakly, not the
// mock's method. What is `held.alive`?
// Edit Support/Scenarios.swift, instead of:
  return lifetimes.watch("view model", LoginViewModel(loginAPI: mock.login))
// put:
  let login: LoginViewModel.Login = { [weak mock] completion in mock?.login(completion) }
  return lifetimes.watch("view model", LoginViewModel(loginAPI: login))
// Asks:
// == A method holds its object ==
// held.alive // ["view model"]
// Changes:
// == A method holds its object ==
// held.alive // ["view model"]
// Because:
// A weak capture doesn't keep the mock, and neither does any other code. It is freed when the composing
// function returns, and the login gets no answer.
