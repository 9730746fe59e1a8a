import Numbers

// snippet.deps
/// Everything the program depends on, in one object.
///
/// C does not know this object, so all three can be there before it: no `!`, no factory.
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
// snippet.end
