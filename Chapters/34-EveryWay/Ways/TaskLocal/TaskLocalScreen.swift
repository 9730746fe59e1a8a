enum TaskLocalValues {}

extension TaskLocalValues {
  struct LoginScreen {
    var model: LoginModel { LoginModel() }

    func logIn(_ name: String) -> String { model.submit(name) }
  }
}
