import Login
import ServerAPI

/// What Login needs, as a protocol. With one method, it is equivalent to the function type.
protocol LoginClient {
  func login(_ completion: @escaping LoginViewModel.LoginCompletion)
}

extension LoginViewModel {
  convenience init(api: any LoginClient) { self.init(loginAPI: api.login) }
}

/// The conformance is here, where the app is composed. Neither module depends on the other.
extension ServerAPIClient: LoginClient {}
