// Given: leave this file as it is.

import Numbers

/// Everything the program depends on, in one object. Code that has the object can replace a service.
final class Deps: AServiceProviding, BServiceProviding {
  var aService: any AServicing
  var bService: any BServicing

  init(aService: any AServicing, bService: any BServicing) {
    self.aService = aService
    self.bService = bService
  }
}
