enum Composed {}

extension Composed {
  typealias LoginScreenDependencies = LoginModelDependencies  // Required by LoginModel

  struct LoginScreen<Dependencies: LoginScreenDependencies> {
    let dependencies: Dependencies

    var model: LoginModel<Dependencies> { LoginModel(dependencies: dependencies) }

    func logIn(_ name: String) -> String { model.submit(name) }
  }
}
