extension DefaultArgument {
  struct LoginModel {
    var request = LoginRequest()

    func submit(_ name: String) -> String { request.send(name) }
  }
}
