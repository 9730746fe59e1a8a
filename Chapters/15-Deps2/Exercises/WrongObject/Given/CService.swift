// Given: leave this file as it is.

import Numbers

/// The real C. It takes only A and B.
final class CService: CServicing {
  private let aService: any AServicing
  private let bService: any BServicing

  init(aService: any AServicing, bService: any BServicing) {
    self.aService = aService
    self.bService = bService
  }

  func getCs() -> [C] {
    Array(zip(aService.getAs(), bService.getBs()))
  }
}
