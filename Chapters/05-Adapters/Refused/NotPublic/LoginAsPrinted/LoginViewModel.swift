class LoginViewModel {
  let loginAPI: (() -> Void) -> Void

  init(loginAPI: @escaping (() -> Void) -> Void) { self.loginAPI = loginAPI }
}
