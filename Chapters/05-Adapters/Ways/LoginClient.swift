import Login
import ServerAPI

/// The same need as a protocol. With one method, it says no more than the function type.
protocol LoginClient {
  func login(_ completion: @escaping LoginViewModel.LoginCompletion)
}

extension LoginViewModel {
  convenience init(api: any LoginClient) { self.init(loginAPI: api.login) }
}

/// The client conforms here, where the app is put together. Neither module knows about it.
extension ServerAPIClient: LoginClient {}
