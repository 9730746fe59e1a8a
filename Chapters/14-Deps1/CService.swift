import Numbers

// snippet.cservice
/// The real C. It needs A and B, and takes the object that provides them.
///
/// It asks the object at every call: whoever replaces A there is noticed here.
final class CService: CServicing {
  private let deps: any AServiceProviding & BServiceProviding

  init(deps: any AServiceProviding & BServiceProviding) {
    self.deps = deps
  }

  func getCs() -> [C] {
    Array(zip(deps.aService.getAs(), deps.bService.getBs()))
  }
}
// snippet.end
