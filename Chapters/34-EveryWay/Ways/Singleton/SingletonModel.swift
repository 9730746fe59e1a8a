extension Singleton {
  struct LoginModel {
    func submit(_ name: String) -> String { LoginRequest().send(name) }
  }
}
