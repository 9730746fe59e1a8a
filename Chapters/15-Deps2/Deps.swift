import Numbers

/// All services of the program, in one object.
///
/// C doesn't need this object, so the program makes all three services before it.
final class Deps: AServiceProviding, BServiceProviding, CServiceProviding {
  var aService: any AServicing
  var bService: any BServicing
  var cService: any CServicing

  init(aService: any AServicing, bService: any BServicing, cService: any CServicing) {
    self.aService = aService
    self.bService = bService
    self.cService = cService
  }
}
