// Given: leave this file as it is.

import Numbers

/// The first layer: the services that need no other service.
final class LeafDeps: AServiceProviding, BServiceProviding {
  var aService: any AServicing
  var bService: any BServicing

  init(aService: any AServicing, bService: any BServicing) {
    self.aService = aService
    self.bService = bService
  }
}
