import Login
import Playground

// Each scenario makes objects, uses them and releases them. `Recorder` then tells which are freed.

/// Hands a mock's method to a view model. Only the view model is returned.
func composeWithMock(_ lifetimes: Recorder) -> LoginViewModel {
  let mock = lifetimes.watch("mock", MockServerAPIClient(name: "mock"))
  return lifetimes.watch("view model", LoginViewModel(loginAPI: mock.login))
}

func useLeakingScreen(_ lifetimes: Recorder) {
  let screen = lifetimes.watch(
    "screen", Before.LoginScreen(client: MockServerAPIClient(name: "mock")))
  if let viewModel = screen.viewModel {
    lifetimes.watch("view model", viewModel).login()
    lifetimes.note(viewModel.message)
  }
}

func useScreen(_ lifetimes: Recorder) {
  let screen = lifetimes.watch("screen", LoginScreen(client: MockServerAPIClient(name: "mock")))
  if let viewModel = screen.viewModel {
    lifetimes.watch("view model", viewModel).login()
    lifetimes.note(viewModel.message)
  }
}
