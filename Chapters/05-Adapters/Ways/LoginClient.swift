import Login
import ServerAPI

// snippet.protocol
/// The same need as a protocol. With one method it says no more than the function type does.
protocol LoginClient {
  func login(_ completion: @escaping LoginViewModel.LoginCompletion)
}

extension LoginViewModel {
  convenience init(api: any LoginClient) { self.init(loginAPI: api.login) }
}

/// The client conforms here, in the composition root; neither module learns of it.
extension ServerAPIClient: LoginClient {}
// snippet.end
