enum Deps1 {}

extension Deps1 {
  struct LoginScreen {
    let deps: any RequestProviding

    var model: LoginModel { LoginModel(deps: deps) }

    func logIn(_ name: String) -> String { model.submit(name) }
  }
}
