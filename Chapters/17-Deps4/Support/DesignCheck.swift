import Numbers
import Playground

/// What a design should give: eight questions, each asked of a freshly made object.
enum DesignCheck: String, CaseIterable, Sendable {
  case value
  case aReachesC = "A reaches C"
  case sameC = "same C twice"
  case cReplaceable = "C replaceable"
  case heldCSeesNewA = "held C sees new A"
  case fakeCSurvives = "fake C survives A change"
  case allFreed = "all freed"
  /// Ends the program for one of the designs: ask it in a process of its own.
  case cOutlivesDeps = "C outlives Deps"

  /// What the table says where a design fails.
  var failure: String {
    switch self {
    case .allFreed: "leak"
    case .cOutlivesDeps: "wrong value"
    default: "no"
    }
  }

  /// Whether a design passes.
  func passes<Design: DepsDesign>(_ design: Design.Type) -> Bool {
    var deps = design.init(aService: AService(), bService: BService())
    let consumer = ControllerC(deps: deps)
    switch self {
    case .value:
      return deps.cService.getCs().elementsEqual([(1, 11), (2, 12), (3, 13)], by: ==)
        && consumer.total() == 42
    case .aReachesC:
      deps.aService = FakeAService()
      return consumer.total() == 30
    case .sameC:
      return deps.cService as AnyObject === deps.cService as AnyObject
    case .cReplaceable:
      deps.cService = FakeCService()
      return consumer.total() == 0
    case .heldCSeesNewA:
      let held = deps.cService
      deps.aService = FakeAService()
      return held.getCs().elementsEqual([(-1, 11), (-2, 12), (-3, 13)], by: ==)
    case .fakeCSurvives:
      deps.cService = FakeCService()
      deps.aService = FakeAService()
      return deps.cService.getCs().elementsEqual([(0, 0)], by: ==)
    case .allFreed:
      return leftovers(of: design).isEmpty
    case .cOutlivesDeps:
      return survivingC(of: design).getCs().elementsEqual([(1, 11), (2, 12), (3, 13)], by: ==)
    }
  }
}

/// Who still lives after an object of this design was used and let go.
private func leftovers<Design: DepsDesign>(of design: Design.Type) -> [String] {
  let lifetimes = Lifetimes()
  func useOnce() {
    let (a, b) = (lifetimes.watch("A", AService()), lifetimes.watch("B", BService()))
    let deps = design.init(aService: a, bService: b)
    let c = deps.cService
    lifetimes.watch("C", c as AnyObject)
    _ = c.getCs()
  }
  useOnce()
  return lifetimes.alive
}

/// A C whose object is gone.
private func survivingC<Design: DepsDesign>(of design: Design.Type) -> any CServicing {
  design.init(aService: AService(), bService: BService()).cService
}

/// One line a design: its title, and `ok` or what is wrong under the number of each check.
func designTable(_ checks: [DesignCheck]) -> [String] {
  table(
    [[""] + checks.indices.map { "\($0 + 1)" }]
      + allDesigns.map { design in
        [design.title] + checks.map { $0.passes(design) ? "ok" : $0.failure }
      })
}
