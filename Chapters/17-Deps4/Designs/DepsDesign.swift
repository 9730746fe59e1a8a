import Numbers

/// A design of the object that holds every service. It is made from A and B, makes a real C, and lets
/// code replace all three.
protocol DepsDesign: AServiceProviding, BServiceProviding, CServiceProviding, SendableMetatype {
  /// The design's name in the table.
  static var title: String { get }
  var aService: any AServicing { get set }
  var bService: any BServicing { get set }
  var cService: any CServicing { get set }
  init(aService: any AServicing, bService: any BServicing)
}

/// The nine designs, in the order of the table.
let allDesigns: [any DepsDesign.Type] = [
  UnwrappedDeps.self, LazyDeps.self, LazyUnownedDeps.self, LazyWeakDeps.self, PerAccessDeps.self,
  ByInitDeps.self, RebuildingDeps.self, StructDeps.self, Deps.self,
]

/// The chapter's own design.
extension Deps: DepsDesign {
  static var title: String { "layered (Deps4)" }

  convenience init(aService: any AServicing, bService: any BServicing) {
    self.init(aService: aService, bService: bService, cService: nil)
  }
}
