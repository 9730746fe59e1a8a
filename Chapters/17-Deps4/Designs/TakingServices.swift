import Numbers

// Designs whose C takes the services themselves, as in Deps2.

final class CServiceOfServices: CServicing {
  private let aService: any AServicing
  private let bService: any BServicing

  init(_ aService: any AServicing, _ bService: any BServicing) {
    (self.aService, self.bService) = (aService, bService)
  }

  func getCs() -> [C] { Array(zip(aService.getAs(), bService.getBs())) }
}

final class ByInitDeps: DepsDesign {
  static let title = "services by init (Deps2)"
  var aService: any AServicing
  var bService: any BServicing
  var cService: any CServicing

  init(aService: any AServicing, bService: any BServicing) {
    (self.aService, self.bService) = (aService, bService)
    cService = CServiceOfServices(aService, bService)
  }
}

// snippet.rebuilding
/// Deps2 that rebuilds C whenever A or B changes.
final class RebuildingDeps: DepsDesign {
  static let title = "Deps2, C rebuilt in didSet"
  var aService: any AServicing { didSet { rebuildC() } }
  var bService: any BServicing { didSet { rebuildC() } }
  var cService: any CServicing

  init(aService: any AServicing, bService: any BServicing) {
    (self.aService, self.bService) = (aService, bService)
    cService = CServiceOfServices(aService, bService)
  }

  private func rebuildC() { cService = CServiceOfServices(aService, bService) }
}
// snippet.end

/// A value: whoever takes it has a copy of his own.
struct StructDeps: DepsDesign {
  static let title = "struct"
  var aService: any AServicing
  var bService: any BServicing
  var cService: any CServicing

  init(aService: any AServicing, bService: any BServicing) {
    (self.aService, self.bService) = (aService, bService)
    cService = CServiceOfServices(aService, bService)
  }
}
