enum Functions {}

extension Functions {
  struct LoginScreen {
    let login: Login

    var model: LoginModel { LoginModel(login: login) }

    func logIn(_ name: String) -> String { model.submit(name) }
  }
}
