import Login

// snippet.flows
/// Hands out its own method, and owns whom it hands it to.
final class LeakingLoginFlow {
  private let client: MockServerAPIClient
  private(set) var viewModel: LoginViewModel?

  init(client: MockServerAPIClient) {
    self.client = client
    viewModel = LoginViewModel(loginAPI: login)
  }

  private func login(_ completion: @escaping LoginViewModel.LoginCompletion) {
    client.login(completion)
  }
}

/// Hands out the client's method. The client owns nobody.
final class LoginFlow {
  private(set) var viewModel: LoginViewModel?

  init(client: MockServerAPIClient) {
    viewModel = LoginViewModel(loginAPI: client.login)
  }
}
// snippet.end
