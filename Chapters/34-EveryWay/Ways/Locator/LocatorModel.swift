extension Locator {
  @MainActor
  struct LoginModel {
    func submit(_ name: String) -> String {
      Locator.shared.resolve(LoginRequest.self).send(name)
    }
  }
}
