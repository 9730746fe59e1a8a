public class LoginViewModel {
  let loginAPI: () -> Void

  public init(loginAPI: @escaping () -> Void) { self.loginAPI = loginAPI }
}
