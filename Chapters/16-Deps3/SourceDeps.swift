// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Numbers

/// The object as written in the document. `init` leaves C unset, so the factory makes the object first, and
/// C second.
final class SourceDeps: AServiceProviding, BServiceProviding, CServiceProviding {
  var aService_: any AServicing
  var bService_: any BServicing
  var cService_: (any CServicing)!

  func aService() -> any AServicing { aService_ }
  func bService() -> any BServicing { bService_ }
  func cService() -> any CServicing { cService_ }

  /// Leaves `cService_` unset, so calling `cService()` crashes. Use `makeDeps` instead.
  init(aService: any AServicing, bService: any BServicing) {
    aService_ = aService
    bService_ = bService
  }

  static func makeDeps(
    aService: any AServicing,
    bService: any BServicing,
    cService: (any CServicing)? = nil
  ) -> SourceDeps {
    let deps = SourceDeps(aService: aService, bService: bService)
    deps.cService_ = cService ?? CService(deps: deps)
    return deps
  }
}
