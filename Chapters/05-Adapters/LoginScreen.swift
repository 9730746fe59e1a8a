import Login

/// Hands out the client's method. The client doesn't hold the screen.
final class LoginScreen {
  private(set) var viewModel: LoginViewModel?

  init(client: MockServerAPIClient) {
    viewModel = LoginViewModel(loginAPI: client.login)
  }
}
