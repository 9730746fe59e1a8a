extension Container {
  struct LoginModel {
    let request: LoginRequest

    func submit(_ name: String) -> String { request.send(name) }
  }
}
