extension Container {
  // snippet.model
  @MainActor
  struct LoginModel {
    func submit(_ name: String) -> String {
      Container.shared.resolve(LoginRequest.self).send(name)
    }
  }
  // snippet.end
}
