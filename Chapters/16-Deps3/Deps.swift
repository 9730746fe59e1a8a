// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Numbers

// snippet.deps
/// Everything the program depends on, in one object.
///
/// C needs this object and this object needs C. So C is stored unwrapped-on-use, and the factory
/// sets it once the object exists. A method may not have the name of a property, so the properties
/// got an underscore.
final class Deps: AServiceProviding, BServiceProviding, CServiceProviding {
  var aService_: any AServicing
  var bService_: any BServicing
  var cService_: (any CServicing)!

  func aService() -> any AServicing { aService_ }
  func bService() -> any BServicing { bService_ }
  func cService() -> any CServicing { cService_ }

  /// Leaves `cService_` unset: calling `cService()` before it is set ends the program. Use
  /// `makeDeps`.
  init(aService: any AServicing, bService: any BServicing) {
    aService_ = aService
    bService_ = bService
  }

  static func makeDeps(
    aService: any AServicing,
    bService: any BServicing,
    cService: (any CServicing)? = nil
  ) -> Deps {
    let deps = Deps(aService: aService, bService: bService)
    deps.cService_ = cService ?? CService(deps: deps)
    return deps
  }
}
// snippet.end
