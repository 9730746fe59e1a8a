extension Functions {
  struct LoginModel {
    let login: Login

    var request: LoginRequest { LoginRequest(login: login) }

    func submit(_ name: String) -> String { request.send(name) }
  }
}
