// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Numbers

/// All services of the program, in one object.
///
/// C needs this object and this object needs C. So `init` sets C last, when all properties have a value.
/// A method can't have the name of a property, so the properties end in an underscore.
final class Deps: AServiceProviding, BServiceProviding, CServiceProviding {
  var aService_: any AServicing
  var bService_: any BServicing
  var cService_: (any CServicing)!

  func aService() -> any AServicing { aService_ }
  func bService() -> any BServicing { bService_ }
  func cService() -> any CServicing { cService_ }

  init(
    aService: any AServicing, bService: any BServicing, cService: (any CServicing)? = nil
  ) {
    aService_ = aService
    bService_ = bService
    cService_ = cService ?? CService(deps: self)
  }
}
