import Numbers

// snippet.cservice
/// The real C. It needs A and B, and takes just these.
///
/// It keeps what it was given: whoever replaces A in the object is not noticed here.
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
// snippet.end
