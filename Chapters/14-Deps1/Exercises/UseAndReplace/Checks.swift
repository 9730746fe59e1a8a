import Checking
import Numbers
import Testing

@testable import UseAndReplaceExercise

@Suite("Task 1: Ask the object")
struct Task1 {
  private let deps = Deps(aService: As("A", [1, 2, 2]), bService: Bs("B", [10, 20]))

  // See ControllerAB.total
  @Test("The total is the sum of all numbers of A and all numbers of B.")
  func addsAAndB() throws {
    try expect(ControllerAB(deps: deps).total(), is: 35, "from A [1, 2, 2] and B [10, 20]")
  }

  // See ControllerAB
  @Test("The total follows when other code replaces A or B.")
  func asksAtEveryCall() throws {
    let controller = ControllerAB(deps: deps)
    try expect(controller.total(), is: 35, "from A [1, 2, 2] and B [10, 20]")
    deps.aService = As("another A", [100])
    try expect(controller.total(), is: 130, "after A became [100]")
    deps.bService = Bs("another B", [1_000])
    try expect(controller.total(), is: 1_100, "after B became [1000]")
  }
}

@Suite("Task 2: Replace A")
struct Task2 {
  private let given = Deps(aService: As("old A", [1]), bService: Bs("old B", [2]))

  // See replacingA
  @Test("The new object has the A that was passed, and the B of the given object.")
  func newObjectHasTheReplacement() throws {
    let new = replacingA(in: given, with: As("new A", [3]))
    try expect(name(of: new.aService), is: "new A", "in the new object")
    try expect(name(of: new.bService), is: "old B", "in the new object")
  }

  // See replacingA
  @Test("The given object keeps its A and its B.")
  func originalIsUntouched() throws {
    let new = replacingA(in: given, with: As("new A", [3]))
    try expect(name(of: given.aService), is: "old A", "in the given object after the call")
    new.bService = Bs("new B", [4])
    let when = "in the given object, after B was replaced in the new one"
    try expect(name(of: given.bService), is: "old B", when)
  }
}

private final class As: AServicing {
  let (name, numbers): (String, [A])

  init(_ name: String, _ numbers: [A]) { (self.name, self.numbers) = (name, numbers) }

  func getAs() -> [A] { numbers }
}

private final class Bs: BServicing {
  let (name, numbers): (String, [B])

  init(_ name: String, _ numbers: [B]) { (self.name, self.numbers) = (name, numbers) }

  func getBs() -> [B] { numbers }
}

private func name(of service: Any) -> String {
  (service as? As)?.name ?? (service as? Bs)?.name ?? "\(type(of: service))"
}
