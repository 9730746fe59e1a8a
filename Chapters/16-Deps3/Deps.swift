// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Numbers

/// All services of the program, in one object.
///
/// C needs this object and this object needs C. So the factory makes the object first, and C second.
/// A method can't have the name of a property, so the properties end in an underscore.
final class Deps: AServiceProviding, BServiceProviding, CServiceProviding {
  // snippet.storage
  var aService_: any AServicing
  var bService_: any BServicing
  var cService_: (any CServicing)!

  func aService() -> any AServicing { aService_ }
  func bService() -> any BServicing { bService_ }
  func cService() -> any CServicing { cService_ }
  // snippet.end

  // snippet.factory
  /// Leaves `cService_` unset, and calling `cService()` then ends the program. Use `makeDeps`.
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
  // snippet.end
}
