import Numbers
import Testing

@testable import UseAndReplaceExercise

@Suite("Task 1: Ask the object")
struct Task1 {
  @Test("The total is all numbers of A and all numbers of B.")
  func addsAAndB() throws {
    let (a, b) = (As(100...199), Bs(1000...1999))
    let controller = ControllerAB(deps: Deps(aService: a, bService: b))
    try require(controller.total(), is: sum(a, b), "as the total")
  }

  @Test("The total follows when the object gets another A and another B.")
  func asksAtEveryCall() throws {
    let (a, b) = (As(100...199), Bs(1000...1999))
    let deps = Deps(aService: a, bService: b)
    let controller = ControllerAB(deps: deps)
    try require(controller.total(), is: sum(a, b), "before the change")
    let (newA, newB) = (As(300...399), Bs(3000...3999))
    (deps.aService, deps.bService) = (newA, newB)
    try require(controller.total(), is: sum(newA, newB), "after the change")
  }
}

@Suite("Task 2: Replace A")
struct Task2 {
  private let oldA = As(100...199)
  private let oldB = Bs(1000...1999)
  private let newA = As(300...399)

  @Test("The new object has the A that replaces the old one.")
  func newObjectHasTheReplacement() throws {
    let new = replacingA(in: Deps(aService: oldA, bService: oldB), with: newA)
    try require(new.aService.getAs(), is: newA.numbers, "from the new object's A")
  }

  @Test("The new object has the very B of the given object.")
  func keepsB() throws {
    let new = replacingA(in: Deps(aService: oldA, bService: oldB), with: newA)
    try require(new.aService.getAs(), is: newA.numbers, "from the new object's A")
    oldB.numbers = [1, 2, 3]
    try require(new.bService.getBs(), is: oldB.numbers, "from the new object's B")
  }

  @Test("The given object keeps its A and its B.")
  func originalIsUntouched() throws {
    let deps = Deps(aService: oldA, bService: oldB)
    let new = replacingA(in: deps, with: newA)
    try require(new.aService.getAs(), is: newA.numbers, "from the new object's A")
    let kept = [deps.aService.getAs(), deps.bService.getBs()]
    try require(kept, is: [oldA.numbers, oldB.numbers], "from the given object's A and B")
  }
}

private final class As: AServicing {
  let numbers: [A]

  init(_ range: ClosedRange<Int>) { numbers = (0..<3).map { _ in Int.random(in: range) } }

  func getAs() -> [A] { numbers }
}

/// Delivers one number more than A does: who adds pairs misses it.
private final class Bs: BServicing {
  var numbers: [B]

  init(_ range: ClosedRange<Int>) { numbers = (0..<4).map { _ in Int.random(in: range) } }

  func getBs() -> [B] { numbers }
}

private func sum(_ a: As, _ b: Bs) -> Int { (a.numbers + b.numbers).reduce(0, +) }

/// Ends the check if the values differ, and tells both.
private func require<Value: Equatable>(
  _ found: Value, is wanted: Value, _ what: String, at place: SourceLocation = #_sourceLocation
) throws {
  try #require(found == wanted, "expected \(wanted) \(what), found \(found)", sourceLocation: place)
}
