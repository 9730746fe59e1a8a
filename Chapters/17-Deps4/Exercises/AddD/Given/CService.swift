// Given: leave this file as it is.

import Numbers

/// The real C. It needs A and B, and reads both from their provider on every call.
final class CService: CServicing {
  private let deps: any AServiceProviding & BServiceProviding

  init(deps: any AServiceProviding & BServiceProviding) {
    self.deps = deps
  }

  func getCs() -> [C] {
    Array(zip(deps.aService.getAs(), deps.bService.getBs()))
  }
}
