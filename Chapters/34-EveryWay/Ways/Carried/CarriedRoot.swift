import Scopes

final class CarriedAppResource<I: NilRequirements>: Resource<I>, CarriedScreenRequirements {
  var services = Services()
  var client: any Client { services.client }
  var clock: any ShopClock { services.clock }
  var logger: any Logger { services.logger }
  var makeStore: () -> any Store { services.makeStore }

  func open() -> CarriedScreenResource<CarriedAppResource> {
    CarriedScreenResource(injecting: self)
  }
}
