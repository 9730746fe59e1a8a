class LoginViewModel {
  let loginAPI: () -> Void

  init(loginAPI: @escaping () -> Void) { self.loginAPI = loginAPI }
}
