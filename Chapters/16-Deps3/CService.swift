import Numbers

/// The real C. It takes the object that provides A and B, and asks it on every call.
final class CService: CServicing {
  private let deps: any AServiceProviding & BServiceProviding

  init(deps: any AServiceProviding & BServiceProviding) {
    self.deps = deps
  }

  func getCs() -> [C] {
    Array(zip(deps.aService().getAs(), deps.bService().getBs()))
  }
}
