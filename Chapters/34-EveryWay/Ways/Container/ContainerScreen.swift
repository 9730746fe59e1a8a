extension Container {
  @MainActor
  struct LoginScreen {
    func logIn(_ name: String) -> String { LoginModel().submit(name) }
  }
}
