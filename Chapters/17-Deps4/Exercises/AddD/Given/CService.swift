// Given: leave this file as it is.

import Numbers

/// The real C. It needs A and B, and asks what provides them at every call.
final class CService: CServicing {
  private let deps: any AServiceProviding & BServiceProviding

  init(deps: any AServiceProviding & BServiceProviding) {
    self.deps = deps
  }

  func getCs() -> [C] {
    Array(zip(deps.aService.getAs(), deps.bService.getBs()))
  }
}
