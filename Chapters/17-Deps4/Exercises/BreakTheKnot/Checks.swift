import Checking
import Numbers
import Playground
import Testing

@testable import BreakTheKnotExercise

@Suite("Task 1: A real C")
struct Task1 {
  private let lifetimes = Lifetimes()

  // See Deps.makeC
  @Test("C pairs the numbers of A with those of B.")
  func value() throws {
    let deps = newDeps()
    try expect(pairs(deps.cService), is: "[(2, 9), (3, 11)]", "from A [2, 3] and B [9, 11]")
  }

  // See Deps
  @Test("A new A or B reaches the C that is read from the object.")
  func aReachesC() throws {
    let deps = newDeps()
    try expect(pairs(deps.cService), is: "[(2, 9), (3, 11)]", "from C at first")
    deps.aService = Fake([5, 6])
    try expect(pairs(deps.cService), is: "[(5, 9), (6, 11)]", "from C with a new A, [5, 6]")
    deps.bService = Fake([7, 8])
    try expect(pairs(deps.cService), is: "[(5, 7), (6, 8)]", "from C with a new B, [7, 8]")
  }

  // See Deps
  @Test("A new A or B reaches a C that other code read before.")
  func heldCSeesNewA() throws {
    let deps = newDeps()
    let held = deps.cService
    deps.aService = Fake([5, 6])
    try expect(pairs(held), is: "[(5, 9), (6, 11)]", "from the C read before, with a new A, [5, 6]")
    deps.bService = Fake([7, 8])
    try expect(pairs(held), is: "[(5, 7), (6, 8)]", "from the C read before, with a new B, [7, 8]")
  }

  // See Deps
  @Test("When the object is released, it's freed with all its services.")
  func allFreed() throws {
    func used() -> String {
      let deps = lifetimes.watch("the object", newDeps())
      let c = deps.cService
      lifetimes.watch("C", c as AnyObject)
      return pairs(c)
    }
    try expect(used(), is: "[(2, 9), (3, 11)]", "from C before the object was released")
    try expect(lifetimes.alive, is: [], "still alive after the object was released")
  }

  // See Deps
  @Test("A C that other code keeps works without the object.")
  func cOutlivesDeps() throws {
    func read() -> any CServicing {
      let deps = lifetimes.watch("the object", newDeps())
      deps.aService = Fake([5, 6])
      return deps.cService
    }
    let c = read()
    try expect(pairs(c), is: "[(5, 9), (6, 11)]", "from C after the object was released")
    try expect(lifetimes.alive, is: [], "kept alive by C")
  }
}

@Suite("Task 2: One C, and replaceable")
struct Task2 {
  private let deps = newDeps()

  // See Deps.cService
  @Test("Two reads give the same C, even if A or B was replaced in between.")
  func sameC() throws {
    try expect(pairs(deps.cService), is: "[(2, 9), (3, 11)]", "from C")
    let first = deps.cService as AnyObject
    func second() -> String { deps.cService as AnyObject === first ? "the same C" : "another C" }
    try expect(second(), is: "the same C", "from a second read")
    (deps.aService, deps.bService) = (Fake([5]), Fake([7]))
    try expect(second(), is: "the same C", "from a read after a new A and B")
  }

  // See Deps.cService
  @Test("A consumer that was made before uses a new C.")
  func cReplaceable() throws {
    let controller = ControllerC(deps: deps)
    deps.cService = Fake([50])
    try expect(controller.total(), is: 100, "as total with a fake C, [(50, 50)]")
    deps.cService = Fake([60])
    try expect(controller.total(), is: 120, "as total with another fake C, [(60, 60)]")
  }

  // See Deps
  @Test("A fake C stays when A or B is replaced.")
  func fakeCSurvives() throws {
    deps.cService = Fake([50])
    deps.aService = Fake([5, 6])
    try expect(pairs(deps.cService), is: "[(50, 50)]", "from a fake C after a new A")
    deps.bService = Fake([7, 8])
    try expect(pairs(deps.cService), is: "[(50, 50)]", "from a fake C after a new B")
  }
}

private func newDeps() -> Deps { Deps(aService: Fake([2, 3]), bService: Fake([9, 11])) }

private func pairs(_ c: any CServicing) -> String { "\(c.getCs())" }

/// Stands for each of the three services. As C, it pairs each number with itself.
private final class Fake: AServicing, BServicing, CServicing {
  private let numbers: [Int]

  init(_ numbers: [Int]) { self.numbers = numbers }

  func getAs() -> [A] { numbers }
  func getBs() -> [B] { numbers }
  func getCs() -> [C] { numbers.map { ($0, $0) } }
}
