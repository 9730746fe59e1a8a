import Numbers

/// The real C. It takes an object that provides A and B, and reads both on every call.
final class CService: CServicing {
  private let deps: any AServiceProviding & BServiceProviding

  init(deps: any AServiceProviding & BServiceProviding) {
    self.deps = deps
  }

  func getCs() -> [C] {
    Array(zip(deps.aService.getAs(), deps.bService.getBs()))
  }
}
