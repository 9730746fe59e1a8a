import Scopes

extension Scope {
  protocol LoginModelRequirements: Requirements {
    var client: any Client { get }
    var clock: any ShopClock { get }
    var store: any Store { get }
    var logger: any Logger { get }
  }

  final class LoginModel<I: LoginModelRequirements>: Resource<I>, LoginRequestRequirements {
    var client: any Client { injected.client }
    var clock: any ShopClock { injected.clock }
    var store: any Store { injected.store }
    var logger: any Logger { injected.logger }

    var request: LoginRequest<LoginModel> { LoginRequest(injecting: self) }

    func submit(_ name: String) -> String { request.send(name) }
  }
}
