// Fails dOutlivesDeps: what D was given has no numbers once the object is gone.
// TASK 2: If you need other types, write them here.
/// What D gets: the object, not held.
final class AAndCOfDeps: AServiceProviding, CServiceProviding {
  private weak var deps: Deps?

  init(_ deps: Deps) { self.deps = deps }

  var aService: any AServicing { deps?.aService ?? NoA() }
  var cService: any CServicing { deps?.cService ?? FakeCService() }
}

final class NoA: AServicing {
  func getAs() -> [A] { [] }
}
// TASK 2: Deliver a real D, which A, B and C reach.
private let leaves: LeafDeps

var aService: any AServicing {
  get { leaves.aService }
  set { leaves.aService = newValue }
}

var bService: any BServicing {
  get { leaves.bService }
  set { leaves.bService = newValue }
}

var cService: any CServicing
lazy var dService: any DServicing = DService(deps: AAndCOfDeps(self))

init(aService: any AServicing, bService: any BServicing) {
  leaves = LeafDeps(aService: aService, bService: bService)
  cService = CService(deps: leaves)
}
