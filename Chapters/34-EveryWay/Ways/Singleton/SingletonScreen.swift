enum Singleton {}

extension Singleton {
  struct LoginScreen {
    func logIn(_ name: String) -> String { LoginModel().submit(name) }
  }
}
