import Scopes

extension Scope {
  protocol LoginRequestRequirements: Requirements {
    var client: any Client { get }
    var clock: any ShopClock { get }
    var store: any Store { get }
    var logger: any Logger { get }
  }

  final class LoginRequest<I: LoginRequestRequirements>: Resource<I> {
    func send(_ name: String) -> String {
      let token = injected.client.token(for: name)
      injected.store.keep(token)
      injected.logger.log("\(name) at \(injected.clock.now)")
      return "\(token) at \(injected.clock.now)"
    }
  }
}
