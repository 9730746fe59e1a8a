import Login

/// Passes the client's method to the view model. The client has no reference to the screen.
final class LoginScreen {
  private(set) var viewModel: LoginViewModel?

  init(client: MockServerAPIClient) {
    viewModel = LoginViewModel(loginAPI: client.login)
  }
}
