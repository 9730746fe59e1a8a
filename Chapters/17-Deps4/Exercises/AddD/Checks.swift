import Checking
import Numbers
import Playground
import Testing

@testable import AddDExercise

@Suite("Task 1: D multiplies")
struct Task1 {
  private let shelf = Shelf()

  // See DService.getDs
  @Test("D multiplies each number of A by the sum of the pair of C at the same place.")
  func multipliesAByC() throws {
    let found = DService(deps: shelf).getDs()
    try expect(found, is: [14, 110], "from A [2, 10] and C [(3, 4), (5, 6)]")
  }

  // See DService
  @Test("A D that exists already uses a new A or C at the next call.")
  func asksAtEveryCall() throws {
    let d = DService(deps: shelf)
    shelf.aService = Fake([1, 1])
    try expect(d.getDs(), is: [7, 11], "with a new A, [1, 1]")
    shelf.cService = Fake([0, 9])
    try expect(d.getDs(), is: [0, 18], "with a new C, [(0, 0), (9, 9)]")
  }
}

@Suite("Task 2: D in the object")
struct Task2 {
  private let lifetimes = Lifetimes()

  // See Deps.init
  @Test("A new A, B or C reaches the C and D that other code read before.")
  func newServicesReachD() throws {
    let deps = deps()
    let (c, d) = (deps.cService, deps.dService)
    try expect(d.getDs(), is: [22, 42], "from D with A [2, 3] and B [9, 11]")
    deps.aService = Fake([1, 2])
    try expect(told { c.getCs() }, is: "[(1, 9), (2, 11)]", "from C with a new A, [1, 2]")
    try expect(d.getDs(), is: [10, 26], "from D with a new A, [1, 2]")
    deps.bService = Fake([4, 8])
    try expect(told { c.getCs() }, is: "[(1, 4), (2, 8)]", "from C with a new B, [4, 8]")
    try expect(d.getDs(), is: [5, 20], "from D with a new B, [4, 8]")
    deps.cService = Fake([50])
    try expect(d.getDs(), is: [100], "from D with a fake C, [(50, 50)]")
    try expect(deps.dService.getDs(), is: [100], "from the object's D with this fake C")
  }

  // See Deps
  @Test("A fake C or a fake D stays when another service is replaced.")
  func fakesStay() throws {
    let deps = deps()
    deps.cService = Fake([50])
    deps.aService = Fake([1, 2])
    try expect(told { deps.cService.getCs() }, is: "[(50, 50)]", "from a fake C after a new A")
    try expect(deps.dService.getDs(), is: [100], "from D with this C and this A, [1, 2]")
    deps.dService = Fake([-1])
    (deps.aService, deps.bService, deps.cService) = (Fake([3]), Fake([4]), Fake([60]))
    try expect(deps.dService.getDs(), is: [-1], "from a fake D after a new A, B and C")
  }

  // See Deps
  @Test("When the object is released, it's freed with all its services.")
  func allFreed() throws {
    try expect(used(), is: [22, 42], "from D with A [2, 3] and B [9, 11]")
    try expect(lifetimes.alive, is: [], "still alive after the object was released")
  }

  // See Deps
  @Test("A D that other code keeps works without the object.")
  func dOutlivesDeps() throws {
    func kept() -> any DServicing {
      let deps = deps()
      lifetimes.watch("the object", deps)
      deps.aService = Fake([1, 2])
      return deps.dService
    }
    let d = kept()
    try expect(d.getDs(), is: [10, 26], "from D after the object was released")
    try expect(lifetimes.alive, is: [], "kept alive by D")
  }

  private func deps() -> Deps { Deps(aService: Fake([2, 3]), bService: Fake([9, 11])) }

  /// What D gives in an object that is watched, and released.
  private func used() -> [Int] {
    let deps = lifetimes.watch("the object", deps())
    lifetimes.watch("C", deps.cService as AnyObject)
    lifetimes.watch("D", deps.dService as AnyObject)
    return deps.dService.getDs()
  }
}

/// Stands for each of the four services. As C, it pairs each number with itself.
private final class Fake: AServicing, BServicing, CServicing, DServicing {
  private let numbers: [Int]

  init(_ numbers: [Int]) { self.numbers = numbers }

  func getAs() -> [A] { numbers }
  func getBs() -> [B] { numbers }
  func getCs() -> [C] { numbers.map { ($0, $0) } }
  func getDs() -> [Int] { numbers }
}

/// Has an A, and a C that doesn't use it.
private final class Shelf: AServiceProviding, CServiceProviding {
  var aService: any AServicing = Fake([2, 10])
  var cService: any CServicing = Pairs()
}

private final class Pairs: CServicing {
  func getCs() -> [C] { [(3, 4), (5, 6)] }
}
