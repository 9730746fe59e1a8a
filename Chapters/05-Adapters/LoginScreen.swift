import Login

/// Passes the client's method to the view model. The client doesn't hold the screen.
final class LoginScreen {
  private(set) var viewModel: LoginViewModel?

  init(client: MockServerAPIClient) {
    viewModel = LoginViewModel(loginAPI: client.login)
  }
}
