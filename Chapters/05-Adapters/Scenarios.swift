import Login
import Playground

// Each scenario composes, uses, and lets go. `Recorder` then tells who is freed.

/// Hands a mock's method to a view model. Only the view model is returned.
func composeWithMock(_ lifetimes: Recorder) -> LoginViewModel {
  let mock = MockServerAPIClient(name: "mock")
  let viewModel = LoginViewModel(loginAPI: mock.login)
  lifetimes.watch("mock", mock)
  lifetimes.watch("view model", viewModel)
  return viewModel
}

func useLeakingFlow(_ lifetimes: Recorder) {
  let flow = LeakingLoginFlow(client: MockServerAPIClient(name: "mock"))
  lifetimes.watch("flow", flow)
  if let viewModel = flow.viewModel { lifetimes.watch("view model", viewModel) }
  flow.viewModel?.login()
}

func useFlow(_ lifetimes: Recorder) {
  let flow = LoginFlow(client: MockServerAPIClient(name: "mock"))
  lifetimes.watch("flow", flow)
  if let viewModel = flow.viewModel { lifetimes.watch("view model", viewModel) }
  flow.viewModel?.login()
}
