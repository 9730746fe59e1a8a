import Numbers

/// A way to build the object that holds every service: made from A and B, with a real C inside, and
/// all three replaceable.
protocol DepsDesign: AServiceProviding, BServiceProviding, CServiceProviding, SendableMetatype {
  /// As the table names it.
  static var title: String { get }
  var aService: any AServicing { get set }
  var bService: any BServicing { get set }
  var cService: any CServicing { get set }
  init(aService: any AServicing, bService: any BServicing)
}

/// The nine candidates, in the order of the table.
let allDesigns: [any DepsDesign.Type] = [
  UnwrappedDeps.self, LazyDeps.self, LazyUnownedDeps.self, LazyWeakDeps.self, PerAccessDeps.self,
  ByInitDeps.self, RebuildingDeps.self, StructDeps.self, Deps.self,
]

/// The chapter's own.
extension Deps: DepsDesign {
  static var title: String { "layered (Deps4)" }

  convenience init(aService: any AServicing, bService: any BServicing) {
    self.init(aService: aService, bService: bService, cService: nil)
  }
}
