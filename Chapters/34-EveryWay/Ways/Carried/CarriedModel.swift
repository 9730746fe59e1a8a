import Scopes

protocol CarriedModelRequirements: Requirements, CODEGEN_CarriedModelRequirements {}

final class CarriedModelResource<I: CarriedModelRequirements>: Resource<I>,
  CarriedRequestRequirements
{
  var request: CarriedRequestResource<CarriedModelResource> {
    CarriedRequestResource(injecting: self)
  }

  func submit(_ name: String) -> String { request.send(name) }
}
