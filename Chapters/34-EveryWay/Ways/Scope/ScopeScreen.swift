import Scopes

enum Scope {}

extension Scope {
  protocol LoginScreenRequirements: Requirements {
    var client: any Client { get }
    var clock: any ShopClock { get }
    var logger: any Logger { get }
    var makeStore: () -> any Store { get }
  }

  final class LoginScreen<I: LoginScreenRequirements>: Resource<I>, LoginModelRequirements {
    private(set) lazy var store = injected.makeStore()
    var client: any Client { injected.client }
    var clock: any ShopClock { injected.clock }
    var logger: any Logger { injected.logger }

    var model: LoginModel<LoginScreen> { LoginModel(injecting: self) }

    func logIn(_ name: String) -> String { model.submit(name) }
  }
}
