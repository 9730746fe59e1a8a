import Scopes

protocol CarriedRequestRequirements: Requirements, CODEGEN_CarriedRequestRequirements {
  var client: any Client { get }
  var clock: any ShopClock { get }
  var store: any Store { get }
  var logger: any Logger { get }
}

final class CarriedRequestResource<I: CarriedRequestRequirements>: Resource<I> {
  func send(_ name: String) -> String {
    let token = client.token(for: name)
    store.keep(token)
    logger.log("\(name) at \(clock.now)")
    return "\(token) at \(clock.now)"
  }
}
