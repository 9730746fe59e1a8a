import Login

extension Before {
  /// The screen holds the view model, and the view model holds the screen's method.
  final class LoginScreen {
    private let client: MockServerAPIClient
    private(set) var viewModel: Login.LoginViewModel?

    init(client: MockServerAPIClient) {
      self.client = client
      viewModel = Login.LoginViewModel(loginAPI: login)
    }

    private func login(_ completion: @escaping (Result<User, any Error>) -> Void) {
      client.login(completion)
    }
  }
}
