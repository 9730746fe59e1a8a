import Numbers
import Testing

@testable import WrongObjectExercise

@Suite("Task 1: Find the wrong object")
struct Task1 {
  private let a = As(100...199)
  private let b = Bs(1000...1999)
  private let fakeA = As(-199 ... -100)
  private let fakeB = Bs(-1999 ... -1000)

  @Test("In every scenario the C made by hand delivers what the object's own C delivers.")
  func byHandAgreesWithObject() throws {
    for scenario in try table() {
      let own = pairs(scenario.deps.cService)
      try require(pairs(scenario.byHand), is: own, "from the C by hand of \(scenario.title)")
    }
  }

  @Test("In every scenario the object and both Cs deliver what its own A and B deliver.")
  func everyScenarioUsesItsServices() throws {
    let table = try table()
    for services in [a, fakeA] { services.numbers[0] += 10_000 }
    for services in [b, fakeB] { services.numbers[2] += 20_000 }
    for (scenario, (a, b)) in zip(table, [(a, b), (fakeA, b), (a, fakeB), (fakeA, fakeB)]) {
      try require(delivered(by: scenario), is: delivered(by: a, b), "in \(scenario.title)")
    }
  }

  @Test("In every scenario the C made by hand is another C than the object's own.")
  func byHandIsAnotherC() throws {
    let table = try table()
    let own = table.map { pairs($0.deps.cService) }
    try require(table.map { pairs($0.byHand) }, is: own, "from the Cs by hand")
    let same = table.filter { $0.byHand as AnyObject === $0.deps.cService as AnyObject }
    try require(same.map(\.title), is: [], "as scenarios that have one C only")
  }

  private func table() throws -> [Scenario] {
    let table = scenarios(a: a, b: b, fakeA: fakeA, fakeB: fakeB)
    let titles = ["real services", "fake A", "fake B", "fake A and fake B"]
    try require(table.map(\.title), is: titles, "as the titles")
    return table
  }
}

@Suite("Task 2: A builder that cannot slip")
struct Task2 {
  private let a = As(300...399)
  private let b = Bs(3000...3999)

  @Test("The title, the object and both Cs are of the arguments.")
  func usesItsArguments() throws {
    let made = scenario("my title", a: a, b: b)
    try require(made.title, is: "my title", "as the title")
    a.numbers[0] += 10_000
    b.numbers[2] += 20_000
    try require(delivered(by: made), is: delivered(by: a, b), "after A and B changed")
  }

  @Test("The C by hand is not the object's own C, and does not ask it.")
  func byHandIsMadeByHand() throws {
    let made = scenario("my title", a: a, b: b)
    try require(delivered(by: made), is: delivered(by: a, b), "at first")
    let isSame = made.byHand as AnyObject === made.deps.cService as AnyObject
    #expect(!isSame, "expected two Cs, found the same one twice")
    made.deps.cService = NoC()
    let wanted = pairs(CService(aService: a, bService: b))
    try require(pairs(made.byHand), is: wanted, "after the object's own C was replaced")
  }

  @Test("Two calls with the same title make two objects and four Cs.")
  func twoCallsShareNothing() throws {
    let (otherA, otherB) = (As(500...599), Bs(5000...5999))
    let made = [scenario("my title", a: a, b: b), scenario("my title", a: otherA, b: otherB)]
    let wanted = [delivered(by: a, b), delivered(by: otherA, otherB)]
    try require(made.map(delivered), is: wanted, "from the two calls")
    let parts = made.flatMap { [$0.deps, $0.deps.cService as AnyObject, $0.byHand as AnyObject] }
    try require(Set(parts.map(ObjectIdentifier.init)).count, is: 6, "different parts")
  }
}

private final class As: AServicing {
  var numbers: [A]

  init(_ range: ClosedRange<Int>) { numbers = (0..<3).map { _ in Int.random(in: range) } }

  func getAs() -> [A] { numbers }
}

private final class Bs: BServicing {
  var numbers: [B]

  init(_ range: ClosedRange<Int>) { numbers = (0..<3).map { _ in Int.random(in: range) } }

  func getBs() -> [B] { numbers }
}

private final class NoC: CServicing {
  func getCs() -> [C] { [] }
}

private func pairs(_ c: any CServicing) -> String { "\(c.getCs())" }

private func delivered(by scenario: Scenario) -> String {
  let deps = scenario.deps
  return "A \(deps.aService.getAs()), B \(deps.bService.getBs()), "
    + "C \(pairs(deps.cService)), by hand \(pairs(scenario.byHand))"
}

private func delivered(by a: As, _ b: Bs) -> String {
  let cs = Array(zip(a.numbers, b.numbers))
  return "A \(a.numbers), B \(b.numbers), C \(cs), by hand \(cs)"
}

/// Ends the check if the values differ, and tells both.
private func require<Value: Equatable>(
  _ found: Value, is wanted: Value, _ what: String, at place: SourceLocation = #_sourceLocation
) throws {
  try #require(found == wanted, "expected \(wanted) \(what), found \(found)", sourceLocation: place)
}
