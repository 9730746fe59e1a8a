import Login
import ServerAPI

/// Makes the login screen. It doesn't decide what comes after the login.
final class LoginComposer {
  private let client: ServerAPIClient

  init(client: ServerAPIClient) { self.client = client }

  func makeScreen(onLogin: @escaping (User) -> Void) -> LoginScreen {
    LoginScreen(viewModel: LoginViewModel(loginAPI: client.login, onLogin: onLogin))
  }
}
