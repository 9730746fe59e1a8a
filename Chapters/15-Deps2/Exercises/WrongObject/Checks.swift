import Checking
import Numbers
import Testing

@testable import WrongObjectExercise

@Suite("Task 1: Mend the table")
struct Task1 {
  // See scenarios
  @Test("In every scenario there are two Cs, and both give the same.")
  func byHandAgreesWithObject() throws {
    for scenario in try table() { try requireTwoEqualCs(scenario) }
  }

  // See scenarios
  @Test("In every scenario, both Cs pair the A and the B that the title names.")
  func everyScenarioUsesItsServices() throws {
    let wanted = [(real.a, real.b), (fake.a, real.b), (real.a, fake.b), (fake.a, fake.b)]
    for (scenario, services) in zip(try table(), wanted) {
      try requireCs(of: scenario, from: services.0, services.1)
    }
  }

  private func table() throws -> [Scenario] {
    let table = scenarios(a: real.a, b: real.b, fakeA: fake.a, fakeB: fake.b)
    let titles = ["real services", "fake A", "fake B", "fake A and fake B"]
    try expect(table.map(\.title), is: titles, "as the titles")
    return table
  }
}

@Suite("Task 2: A builder that can't slip")
struct Task2 {
  // See scenario
  @Test("The title, the object and both Cs come from the arguments.")
  func usesItsArguments() throws {
    let (a, b) = (As([4, 5]), Bs([40, 50]))
    let made = scenario("my title", a: a, b: b)
    try expect(made.title, is: "my title", "as the title")
    try requireCs(of: made, from: a, b)
    try expect(made.deps.aService.getAs(), is: a.numbers, "from the object's A")
    try expect(made.deps.bService.getBs(), is: b.numbers, "from the object's B")
    try requireTwoEqualCs(made)
  }
}

private let real = (a: As([1, 2]), b: Bs([10, 20]))
private let fake = (a: As([-1, -2]), b: Bs([-10, -20]))

private func requireCs(of scenario: Scenario, from a: As, _ b: Bs) throws {
  let (wanted, title) = ("\(Array(zip(a.numbers, b.numbers)))", "\"\(scenario.title)\"")
  try expect("\(scenario.deps.cService.getCs())", is: wanted, "from the object's C of \(title)")
  try expect("\(scenario.byHand.getCs())", is: wanted, "from the C by hand of \(title)")
}

private func requireTwoEqualCs(_ scenario: Scenario) throws {
  let (own, title) = (scenario.deps.cService, "\"\(scenario.title)\"")
  let isSame = scenario.byHand as AnyObject === own as AnyObject
  try expect(isSame ? "the same C" : "two Cs", is: "two Cs", "in \(title)")
  let found = "\(scenario.byHand.getCs())"
  try expect(found, is: "\(own.getCs())", "(as the object's C says) by hand in \(title)")
}

private struct As: AServicing {
  let numbers: [A]

  init(_ numbers: [A]) { self.numbers = numbers }

  func getAs() -> [A] { numbers }
}

private struct Bs: BServicing {
  let numbers: [B]

  init(_ numbers: [B]) { self.numbers = numbers }

  func getBs() -> [B] { numbers }
}
