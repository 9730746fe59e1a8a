import Numbers

// Designs whose C takes the services themselves, as in Deps2.

final class CServiceTakingServices: CServicing {
  private let aService: any AServicing
  private let bService: any BServicing

  init(_ aService: any AServicing, _ bService: any BServicing) {
    self.aService = aService
    self.bService = bService
  }

  func getCs() -> [C] { Array(zip(aService.getAs(), bService.getBs())) }
}

final class ByInitDeps: DepsDesign {
  static let title = "services by init (Deps2)"
  var aService: any AServicing
  var bService: any BServicing
  var cService: any CServicing

  init(aService: any AServicing, bService: any BServicing) {
    self.aService = aService
    self.bService = bService
    cService = CServiceTakingServices(aService, bService)
  }
}

/// The design of Deps2, except that C is rebuilt whenever A or B changes.
final class RebuildingDeps: AServiceProviding, BServiceProviding, CServiceProviding {
  var aService: any AServicing { didSet { rebuildC() } }
  var bService: any BServicing { didSet { rebuildC() } }
  var cService: any CServicing

  init(aService: any AServicing, bService: any BServicing) {
    self.aService = aService
    self.bService = bService
    cService = CServiceTakingServices(aService, bService)
  }

  private func rebuildC() { cService = CServiceTakingServices(aService, bService) }
}

extension RebuildingDeps: DepsDesign {
  static var title: String { "Deps2, C rebuilt in didSet" }
}

/// A value: each consumer has its own copy.
struct StructDeps: DepsDesign {
  static let title = "struct"
  var aService: any AServicing
  var bService: any BServicing
  var cService: any CServicing

  init(aService: any AServicing, bService: any BServicing) {
    self.aService = aService
    self.bService = bService
    cService = CServiceTakingServices(aService, bService)
  }
}
