import Checking
import Numbers
import Testing

@testable import CountTheCallsExercise

@Suite("Task 1: A mock that counts")
struct Task1 {
  private let mock = MockDeps(aService: Fake([1, 2]), bService: Fake([11, 12]))

  // See MockDeps.aService
  @Test("The methods return the services that are in the mock at that moment.")
  func returnsWhatItHolds() throws {
    try expect(mock.aService().getAs(), is: [1, 2], "from the A in the mock")
    try expect(mock.bService().getBs(), is: [11, 12], "from the B in the mock")
    (mock.aService_, mock.bService_) = (Fake([-1]), Fake([-11]))
    try expect(mock.aService().getAs(), is: [-1], "after the test has replaced A")
    try expect(mock.bService().getBs(), is: [-11], "after the test has replaced B")
  }

  // See MockDeps
  @Test("Each call adds one to its own count.")
  func countsEachAsk() throws {
    try expect([mock.callsForA, mock.callsForB], is: [0, 0], "as calls for A and B at first")
    for _ in 1...2 { _ = mock.aService() }
    for _ in 1...3 { _ = mock.bService() }
    let calls = [mock.callsForA, mock.callsForB]
    try expect(calls, is: [2, 3], "as calls for A and B, after two and three")
  }
}

@Suite("Task 2: A test that finds the screen")
struct Task2 {
  // See keepsItsServices
  @Test("Your test blames a screen that keeps what it got when it was made.")
  func findsWhatWasKeptAtFirst() throws {
    let keepsA = keepsItsServices { mock in
      let a = mock.aService()
      return Shown { a.getAs() + mock.bService().getBs() }
    }
    try expect(keepsA, is: true, "for a screen that keeps its A")
    let keepsB = keepsItsServices { mock in
      let b = mock.bService()
      return Shown { mock.aService().getAs() + b.getBs() }
    }
    try expect(keepsB, is: true, "for a screen that keeps its B")
    let keepsNone = keepsItsServices { mock in
      _ = (mock.aService(), mock.bService())
      return Shown { mock.aService().getAs() + mock.bService().getBs() }
    }
    try expect(keepsNone, is: false, "for a screen that calls when it's made, and in each use")
  }

  // See keepsItsServices
  @Test("Your test blames a screen that keeps what it got in its first use.")
  func findsWhatWasKeptLater() throws {
    let keepsBoth = keepsItsServices { mock in
      var kept: (any AServicing, any BServicing)?
      return Shown {
        let (a, b) = kept ?? (mock.aService(), mock.bService())
        kept = (a, b)
        return a.getAs() + b.getBs()
      }
    }
    try expect(keepsBoth, is: true, "for a screen that keeps the A and B of its first use")
    let keepsNone = keepsItsServices { mock in
      Shown { mock.aService().getAs() + mock.bService().getBs() }
    }
    try expect(keepsNone, is: false, "for a screen that calls in each use")
  }
}

@Suite("Task 3: Repair the screen")
struct Task3 {
  // See SummaryScreen
  @Test("Your test blames none of the three screens.")
  func blamesNobody() throws {
    var blamed: [String] = []
    if keepsItsServices({ TotalScreen(deps: $0) }) { blamed.append("TotalScreen") }
    if keepsItsServices({ SummaryScreen(deps: $0) }) { blamed.append("SummaryScreen") }
    if keepsItsServices({ RangeScreen(deps: $0) }) { blamed.append("RangeScreen") }
    try expect(blamed, is: [], "blamed by your test")
  }

  // See SummaryScreen
  @Test("Each screen shows the numbers of the services that are in the object at that moment.")
  func followsEachChange() throws {
    let object = Object()
    let screens: [any Screen] = [
      TotalScreen(deps: object), SummaryScreen(deps: object), RangeScreen(deps: object),
    ]
    let atFirst = ["total 9", "count 3, total 9", "from 1 to 6"]
    try expect(screens.map { $0.text() }, is: atFirst, "with A [1, 2] and B [6]")
    object.a = Fake([-1])
    let newA = ["total 5", "count 2, total 5", "from -1 to 6"]
    try expect(screens.map { $0.text() }, is: newA, "with a new A, [-1]")
    object.b = Fake([-6])
    let newB = ["total -7", "count 2, total -7", "from -6 to -1"]
    try expect(screens.map { $0.text() }, is: newB, "with a new B, [-6]")
  }

  // See SummaryScreen
  @Test("A use of the summary calls once for A and once for B.")
  func asksOnceInEachUse() throws {
    let object = Object()
    let screen = SummaryScreen(deps: object)
    for use in ["first", "second"] {
      object.calls = []
      _ = screen.text()
      try expect(object.calls.sorted(), is: ["A", "B"], "as calls of the \(use) use")
    }
  }
}

private final class Fake: AServicing, BServicing {
  private let numbers: [Int]

  init(_ numbers: [Int]) { self.numbers = numbers }

  func getAs() -> [A] { numbers }
  func getBs() -> [B] { numbers }
}

/// The app's object, which records its calls.
private final class Object: AServiceProviding, BServiceProviding {
  var (a, b, calls) = (Fake([1, 2]), Fake([6]), [String]())

  func aService() -> any AServicing {
    calls.append("A")
    return a
  }

  func bService() -> any BServicing {
    calls.append("B")
    return b
  }
}

/// A screen that a check makes.
private struct Shown: Screen {
  let numbers: () -> [Int]

  func text() -> String { "\(numbers())" }
}
