extension Container {
  struct LoginScreen {
    let model: LoginModel

    func logIn(_ name: String) -> String { model.submit(name) }
  }
}
