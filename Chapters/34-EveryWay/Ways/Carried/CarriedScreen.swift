import Scopes

protocol CarriedScreenRequirements: Requirements, CODEGEN_CarriedScreenRequirements {
  var makeStore: () -> any Store { get }
}

final class CarriedScreenResource<I: CarriedScreenRequirements>: Resource<I>,
  CarriedModelRequirements
{
  private(set) lazy var store = injected.makeStore()

  var model: CarriedModelResource<CarriedScreenResource> { CarriedModelResource(injecting: self) }

  func logIn(_ name: String) -> String { model.submit(name) }
}
