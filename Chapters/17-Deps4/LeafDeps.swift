import Numbers

// snippet.leaves
/// The first layer: the services that need nobody.
final class LeafDeps: AServiceProviding, BServiceProviding {
  var aService: any AServicing
  var bService: any BServicing

  init(aService: any AServicing, bService: any BServicing) {
    self.aService = aService
    self.bService = bService
  }
}
// snippet.end
