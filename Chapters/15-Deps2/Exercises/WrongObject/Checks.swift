import Checking
import Numbers
import Testing

@testable import WrongObjectExercise

@Suite("Task 1: Fix the table")
struct Task1 {
  private let table = scenarios(a: As(5), b: Bs(50), fakeA: As(-5), fakeB: Bs(-50))

  // See scenarios
  @Test("In every scenario there are two Cs, and both give the same pairs.")
  func byHandAgreesWithObject() throws {
    for scenario in table {
      let own = pairs(scenario.deps.cService)
      try expect(pairs(scenario.byHand), is: own, "from the C by hand of '\(scenario.title)'")
      try expectTwoCs(in: scenario)
    }
  }

  // See scenarios
  @Test("In every scenario the object has the A and B of its title, and both Cs pair them.")
  func everyScenarioUsesItsServices() throws {
    let titles = ["real services", "fake A", "fake B", "fake A and fake B"]
    try expect(table.map(\.title), is: titles, "as the titles")
    for (scenario, wanted) in zip(table, ["(5, 50)", "(-5, 50)", "(5, -50)", "(-5, -50)"]) {
      try expectObject(of: scenario, has: wanted)
      try expect(pairs(scenario.byHand), is: wanted, "from the C by hand of '\(scenario.title)'")
    }
  }
}

@Suite("Task 2: A builder that cannot slip")
struct Task2 {
  private let fakeA = scenario("fake A", a: As(-5), b: Bs(50))
  private let fakeB = scenario("fake B", a: As(5), b: Bs(-50))

  // See scenario
  @Test("The title, the object and its C are made from the arguments.")
  func usesItsArguments() throws {
    try expect([fakeA.title, fakeB.title], is: ["fake A", "fake B"], "as the titles")
    try expectObject(of: fakeA, has: "(-5, 50)")
    try expectObject(of: fakeB, has: "(5, -50)")
  }

  // See scenario
  @Test("The C by hand is a second C, made from the same arguments.")
  func byHandIsMadeByHand() throws {
    try expect(pairs(fakeA.byHand), is: "(-5, 50)", "from the C by hand of 'fake A'")
    try expect(pairs(fakeB.byHand), is: "(5, -50)", "from the C by hand of 'fake B'")
    try expectTwoCs(in: fakeA)
  }
}

private func expectObject(of scenario: Scenario, has wanted: String) throws {
  let (deps, place) = (scenario.deps, "of the object of '\(scenario.title)'")
  let services = zip(deps.aService.getAs(), deps.bService.getBs())
  try expect(words(Array(services)), is: wanted, "from A and B \(place)")
  try expect(pairs(deps.cService), is: wanted, "from the C \(place)")
}

private func expectTwoCs(in scenario: Scenario) throws {
  let isSame = scenario.byHand as AnyObject === scenario.deps.cService as AnyObject
  let found = isSame ? "the object's own C twice" : "two Cs"
  try expect(found, is: "two Cs", "in '\(scenario.title)'")
}

private func pairs(_ c: any CServicing) -> String { words(c.getCs()) }

private func words(_ cs: [C]) -> String { cs.map { "\($0)" }.joined(separator: ", ") }

/// An A that gives one number.
private struct As: AServicing {
  let number: A

  init(_ number: A) { self.number = number }

  func getAs() -> [A] { [number] }
}

/// The same for B.
private struct Bs: BServicing {
  let number: B

  init(_ number: B) { self.number = number }

  func getBs() -> [B] { [number] }
}
