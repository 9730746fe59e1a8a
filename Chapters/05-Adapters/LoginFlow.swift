import Login

// snippet.flow
/// Hands out the client's method. The client owns nobody.
final class LoginFlow {
  private(set) var viewModel: LoginViewModel?

  init(client: MockServerAPIClient) {
    viewModel = LoginViewModel(loginAPI: client.login)
  }
}
// snippet.end
