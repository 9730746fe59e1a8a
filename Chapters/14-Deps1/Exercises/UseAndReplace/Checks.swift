import Checking
import Numbers
import Testing

@testable import UseAndReplaceExercise

@Suite("Task 1: Read the object")
struct Task1 {
  // See ControllerAB.total
  @Test("The total counts all numbers of A and all numbers of B.")
  func addsAAndB() throws {
    let longA = ControllerAB(deps: Deps(aService: As(1, 2, 3), bService: Bs(10, 20)))
    try expect(longA.total(), is: 36, "as the total of A 1, 2, 3 and B 10, 20")
    let longB = ControllerAB(deps: Deps(aService: As(7), bService: Bs(10, 20)))
    try expect(longB.total(), is: 37, "as the total of A 7 and B 10, 20")
  }

  // See ControllerAB
  @Test("When the object gets another A or B, the next total counts the new numbers.")
  func asksAtEveryCall() throws {
    let deps = Deps(aService: As(1, 2, 3), bService: Bs(10, 20))
    let controller = ControllerAB(deps: deps)
    try expect(controller.total(), is: 36, "at first, with A 1, 2, 3 and B 10, 20")
    deps.aService = As(7)
    try expect(controller.total(), is: 37, "after the object got an A that gives 7")
    deps.bService = Bs(100)
    try expect(controller.total(), is: 107, "after the object got a B that gives 100")
  }
}

@Suite("Task 2: Replace A")
struct Task2 {
  private let given = Deps(aService: As(1, 2, 3), bService: Bs(10, 20))

  // See replacingA
  @Test("Each new object has the A that was passed for it.")
  func newObjectHasTheReplacement() throws {
    let new = [As(7), As(8)].map { replacingA(in: given, with: $0) }
    let what = "from A of the first new object, after a second one was made with another A"
    try expect(new[0].aService.getAs(), is: [7], what)
    try expect(new[1].aService.getAs(), is: [8], "from A of the second new object")
  }

  // See replacingA
  @Test("The new object has the B of the given object, and keeps it.")
  func keepsB() throws {
    let new = replacingA(in: given, with: As(7))
    given.bService = Bs(100)
    let what = "from B of the new object, after the given one got another B"
    try expect(new.bService.getBs(), is: [10, 20], what)
  }

  // See replacingA
  @Test("The given object keeps its A and its B.")
  func originalIsUntouched() throws {
    let new = replacingA(in: given, with: As(7))
    try expect(given.aService.getAs(), is: [1, 2, 3], "from A of the given object")
    new.bService = Bs(100)
    let what = "from B of the given object, after the new one got another B"
    try expect(given.bService.getBs(), is: [10, 20], what)
  }
}

/// An A that gives the numbers it was made with.
private struct As: AServicing {
  let numbers: [A]

  init(_ numbers: A...) { self.numbers = numbers }

  func getAs() -> [A] { numbers }
}

/// The same for B.
private struct Bs: BServicing {
  let numbers: [B]

  init(_ numbers: B...) { self.numbers = numbers }

  func getBs() -> [B] { numbers }
}
