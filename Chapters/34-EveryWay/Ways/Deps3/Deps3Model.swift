extension Deps3 {
  protocol RequestProviding { func request() -> LoginRequest }

  struct LoginModel {
    let deps: any RequestProviding

    func submit(_ name: String) -> String { deps.request().send(name) }
  }
}
