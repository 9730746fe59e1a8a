extension TaskLocalValues {
  struct LoginModel {
    var request: LoginRequest { LoginRequest() }

    func submit(_ name: String) -> String { request.send(name) }
  }
}
