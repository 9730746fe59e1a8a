// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Numbers

/// Like `Deps`, but it can't be made without C, because `init` does the factory's work.
final class DepsWithoutFactory: AServiceProviding, BServiceProviding, CServiceProviding {
  var aService_: any AServicing
  var bService_: any BServicing
  var cService_: (any CServicing)!

  func aService() -> any AServicing { aService_ }
  func bService() -> any BServicing { bService_ }
  func cService() -> any CServicing { cService_ }

  // snippet.init
  init(
    aService: any AServicing, bService: any BServicing, cService: (any CServicing)? = nil
  ) {
    aService_ = aService
    bService_ = bService
    cService_ = cService ?? CService(deps: self)
  }
  // snippet.end
}
