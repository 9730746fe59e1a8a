enum Locator {}

extension Locator {
  @MainActor
  struct LoginScreen {
    func logIn(_ name: String) -> String { LoginModel().submit(name) }
  }
}
