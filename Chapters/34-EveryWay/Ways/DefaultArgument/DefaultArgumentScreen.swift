enum DefaultArgument {}

extension DefaultArgument {
  struct LoginScreen {
    var model = LoginModel()

    func logIn(_ name: String) -> String { model.submit(name) }
  }
}
