// Given: leave this file as it is.

import Numbers

/// Everything the program depends on, in one object.
final class Deps {
  var aService: any AServicing
  var bService: any BServicing
  var cService: any CServicing

  init(aService: any AServicing, bService: any BServicing, cService: any CServicing) {
    self.aService = aService
    self.bService = bService
    self.cService = cService
  }
}
