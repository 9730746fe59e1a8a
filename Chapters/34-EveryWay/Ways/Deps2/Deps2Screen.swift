enum Deps2 {}

extension Deps2 {
  struct LoginScreen {
    let deps: any RequestProviding

    var model: LoginModel { LoginModel(deps: deps) }

    func logIn(_ name: String) -> String { model.submit(name) }
  }
}
