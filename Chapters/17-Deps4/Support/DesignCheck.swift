import Numbers
import Playground

/// A property that a design should have. Each check runs on a new object.
enum DesignCheck: String, CaseIterable, Sendable {
  case value
  case aReachesC = "A reaches C"
  case sameC = "same C twice"
  case cReplaceable = "C replaceable"
  case heldCSeesNewA = "held C sees new A"
  case fakeCSurvives = "fake C survives A change"
  case allFreed = "all freed"
  /// Crashes with one of the designs, so run it in a separate process.
  case cOutlivesDeps = "C outlives Deps"

  /// The table's text for a design that fails the check.
  var failure: String {
    switch self {
    case .allFreed: "leak"
    case .cOutlivesDeps: "wrong value"
    default: "no"
    }
  }

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
      return survivors(of: design).isEmpty
    case .cOutlivesDeps:
      return survivingC(of: design).getCs().elementsEqual([(1, 11), (2, 12), (3, 13)], by: ==)
    }
  }
}

/// The objects still alive after an object of this design was used and released.
private func survivors<Design: DepsDesign>(of design: Design.Type) -> [String] {
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

/// A C whose object has already been released.
private func survivingC<Design: DepsDesign>(of design: Design.Type) -> any CServicing {
  design.init(aService: AService(), bService: BService()).cService
}

/// One line for each design: its title, then `ok` or the failure for each check.
func designTable(_ checks: [DesignCheck]) -> [String] {
  table(
    [[""] + checks.indices.map { "\($0 + 1)" }]
      + allDesigns.map { design in
        [design.title] + checks.map { $0.passes(design) ? "ok" : $0.failure }
      })
}
