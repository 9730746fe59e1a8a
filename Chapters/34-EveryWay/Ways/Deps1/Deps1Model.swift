extension Deps1 {
  protocol RequestProviding { var request: LoginRequest { get } }

  struct LoginModel {
    let deps: any RequestProviding

    func submit(_ name: String) -> String { deps.request.send(name) }
  }
}
