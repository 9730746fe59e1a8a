import Login
import Playground

// Each scenario creates objects, uses them and releases them. `Lifetimes` then shows which are freed.

/// Passes a mock's method to a view model. Only the view model is returned.
func composeWithMock(_ lifetimes: Lifetimes) -> LoginViewModel {
  let mock = lifetimes.watch("mock", MockServerAPIClient(name: "mock"))
  return lifetimes.watch("view model", LoginViewModel(loginAPI: mock.login))
}

/// Returns the message of its view model.
@discardableResult
func useLeakingScreen(_ lifetimes: Lifetimes) -> String? {
  let screen = lifetimes.watch(
    "screen", Before.LoginScreen(client: MockServerAPIClient(name: "mock")))
  guard let viewModel = screen.viewModel else { return nil }
  lifetimes.watch("view model", viewModel).login()
  return viewModel.message
}

/// Returns the message of its view model.
@discardableResult
func useScreen(_ lifetimes: Lifetimes) -> String? {
  let screen = lifetimes.watch("screen", LoginScreen(client: MockServerAPIClient(name: "mock")))
  guard let viewModel = screen.viewModel else { return nil }
  lifetimes.watch("view model", viewModel).login()
  return viewModel.message
}
