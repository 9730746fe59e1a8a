extension Composed {
  typealias LoginModelDependencies = LoginRequestDependencies  // Required by LoginRequest

  struct LoginModel<Dependencies: LoginModelDependencies> {
    let dependencies: Dependencies

    var request: LoginRequest<Dependencies> { LoginRequest(dependencies: dependencies) }

    func submit(_ name: String) -> String { request.send(name) }
  }
}
