import Numbers
import Testing

@testable import WrongObjectExercise

@Suite("Task 1: Mend the table")
struct Task1 {
  private let a = As()
  private let b = Bs()
  private let fakeA = As()
  private let fakeB = Bs()

  @Test("In every scenario there are two Cs, and both deliver the same.")
  func byHandAgreesWithObject() throws {
    for scenario in try table() {
      let own = pairs(scenario.deps.cService)
      try require(pairs(scenario.byHand), is: own, "from the C by hand of \(scenario.title)")
      try requireTwoCs(scenario)
    }
  }

  @Test("In every scenario the object has the A and B of its title, and both Cs pair them.")
  func everyScenarioUsesItsServices() throws {
    let (otherA, otherB) = (As(), Bs())
    let first = try table()
    let second = try table()
    let others = scenarios(a: otherA, b: otherB, fakeA: a, fakeB: b)
    for (scenario, services) in zip(first, services) { try require(scenario, has: services) }
    let wanted = [(otherA, otherB), (a, otherB), (otherA, b), (a, b)]
    for (scenario, services) in zip(others, wanted) { try require(scenario, has: services) }
    let same = scenarios(a: a, b: b, fakeA: a, fakeB: b)
    for scenario in same { try require(scenario, has: (a, b)) }
    try requireAnew(first + second + others + same)
    let real = (AService(), BService(), FakeAService(), FakeBService())
    let made = scenarios(a: real.0, b: real.1, fakeA: real.2, fakeB: real.3)
    try requireSame(made[0].deps.aService, real.0, "A that was passed")
    try requireSame(made[0].deps.bService, real.1, "B that was passed")
    try requireSame(made[3].deps.aService, real.2, "fake A that was passed")
    try requireSame(made[3].deps.bService, real.3, "fake B that was passed")
  }

  @Test("The C made by hand goes on when a service is replaced, and nothing of a table lives on.")
  func byHandAsksNobody() throws {
    let first = try table()
    for scenario in first {
      try requireByHand(scenario, is: pairs(scenario.deps.cService))
    }
    // The same services again: nobody replaced one in this table.
    let again = try table()
    for (scenario, services) in zip(again, services) { try require(scenario, has: services) }
    try requireAnew(first + again)
    // Nobody else holds these services.
    for scenario in scenarios(a: As(), b: Bs(), fakeA: As(), fakeB: Bs()) {
      try requireByHand(scenario, is: pairs(scenario.deps.cService))
    }
    try requireFreed { scenarios(a: $0, b: $1, fakeA: As(), fakeB: Bs()) }
  }

  private var services: [(As, Bs)] { [(a, b), (fakeA, b), (a, fakeB), (fakeA, fakeB)] }

  private func table() throws -> [Scenario] {
    let table = scenarios(a: a, b: b, fakeA: fakeA, fakeB: fakeB)
    let titles = ["real services", "fake A", "fake B", "fake A and fake B"]
    try require(table.map(\.title), is: titles, "as the titles")
    return table
  }
}

@Suite("Task 2: A builder that cannot slip")
struct Task2 {
  @Test("The title, the object and both Cs are of the arguments.")
  func usesItsArguments() throws {
    let titles = ["", "my title", " my  title\n", "ÉTÉ", "real services", "fake A", "fake B"]
    for title in titles + ["fake A and fake B"] {
      let (a, b) = (As(), Bs())
      let made = scenario(title, a: a, b: b)
      try require(made.title, is: title, "as the title")
      a.numbers.append(number())
      try require(made, has: (a, b))
    }
    let arguments: [(any AServicing, any BServicing)] = [
      (AService(), FakeBService()), (FakeAService(), BService()),
    ]
    for (a, b) in arguments {
      let made = scenario("other title", a: a, b: b).deps
      try requireSame(made.aService, a as AnyObject, "A that was passed")
      try requireSame(made.bService, b as AnyObject, "B that was passed")
    }
  }

  @Test("The C by hand is not the object's own C, and does not ask the object.")
  func byHandIsMadeByHand() throws {
    let (a, b) = (As(), Bs())
    try requireByHand(scenario("my title", a: a, b: b), is: "\(Array(zip(a.numbers, b.numbers)))")
    // Nobody else holds these services.
    let alone = scenario("my title", a: As(), b: Bs())
    try requireByHand(alone, is: pairs(alone.deps.cService))
  }

  @Test("Each call makes an object and two Cs, also for what was passed before.")
  func twoCallsShareNothing() throws {
    let (a, b, otherA, otherB) = (As(), Bs(), As(), Bs())
    let arguments = [(a, b), (a, b), (otherA, otherB), (a, otherB), (a, b)]
    let made = arguments.map { scenario("my title", a: $0, b: $1) }
    for (scenario, services) in zip(made, arguments) { try require(scenario, has: services) }
    try requireAnew(made)
  }

  @Test("Once a scenario is let go, nothing of it lives on.")
  func nothingLivesOn() throws {
    try requireFreed { [scenario("my title", a: $0, b: $1)] }
  }
}

private func number() -> Int { Int.random(in: 100_000...999_999) }

private final class As: AServicing {
  var numbers = [number(), number(), number()]

  func getAs() -> [A] { numbers }
}

private final class Bs: BServicing {
  var numbers = [number(), number(), number()]

  func getBs() -> [B] { numbers }
}

private final class NoC: CServicing {
  func getCs() -> [C] { [] }
}

private struct Watched {
  let name: String
  weak var object: AnyObject?
}

/// Ends the check if what a call made lives on, also at the second call.
private func requireFreed(_ make: (As, Bs) -> [Scenario]) throws {
  func watchedAfterUse() throws -> [Watched] {
    let (a, b) = (As(), Bs())
    let made = make(a, b)
    try require(made[0], has: (a, b))
    return [Watched(name: "A", object: a), Watched(name: "B", object: b)]
      + made.flatMap {
        [
          Watched(name: "the object", object: $0.deps),
          Watched(name: "its C", object: $0.deps.cService as AnyObject),
          Watched(name: "the C by hand", object: $0.byHand as AnyObject),
        ]
      }
  }
  for _ in 1...2 {
    let alive = try watchedAfterUse().filter { $0.object != nil }.map(\.name)
    try require(alive, is: [], "as still alive")
  }
}

/// Ends the check if two of the scenarios have an object or a C in common.
private func requireAnew(_ made: [Scenario]) throws {
  let parts = made.flatMap { [$0.deps, $0.deps.cService as AnyObject, $0.byHand as AnyObject] }
  let count = Set(parts.map(ObjectIdentifier.init)).count
  try require(count, is: 3 * made.count, "different objects and Cs in \(made.count) scenarios")
}

private func pairs(_ c: any CServicing) -> String { "\(c.getCs())" }

/// Ends the check if the object has not these very services, or if a C does not pair them, whatever
/// they deliver at a call.
private func require(_ scenario: Scenario, has services: (a: As, b: Bs)) throws {
  let (deps, place) = (scenario.deps, "in \"\(scenario.title)\"")
  try requireSame(deps.aService, services.a, "A that was passed \(place)")
  try requireSame(deps.bService, services.b, "B that was passed \(place)")
  for _ in 1...2 {
    (services.a.numbers[0], services.b.numbers[2]) = (number(), number())
    let cs = Array(zip(services.a.numbers, services.b.numbers))
    let found = "C \(pairs(deps.cService)), by hand \(pairs(scenario.byHand))"
    try require(found, is: "C \(cs), by hand \(cs)", place)
  }
}

/// Ends the check if the C by hand is not another `CService`, or asks the object.
private func requireByHand(_ scenario: Scenario, is wanted: String) throws {
  let (deps, place) = (scenario.deps, "in \"\(scenario.title)\"")
  try require(pairs(scenario.byHand), is: wanted, "from the C by hand \(place)")
  let kinds = "\(type(of: deps.cService)) and \(type(of: scenario.byHand))"
  try require(kinds, is: "CService and CService", "as the two Cs \(place)")
  try requireTwoCs(scenario)
  (deps.aService, deps.bService, deps.cService) = (As(), Bs(), NoC())
  let change = "after all services were replaced in the object"
  try require(pairs(scenario.byHand), is: wanted, "from the C by hand \(place), \(change)")
}

private func requireTwoCs(_ scenario: Scenario) throws {
  let isSame = scenario.byHand as AnyObject === scenario.deps.cService as AnyObject
  try #require(!isSame, "expected two Cs in \"\(scenario.title)\", found the same one twice")
}

private func requireSame(_ found: Any, _ wanted: AnyObject, _ what: String) throws {
  let isSame = found as AnyObject === wanted
  try #require(isSame, "expected the very \(what), found another")
}

/// Ends the check if the values differ, and tells both.
private func require<Value: Equatable>(
  _ found: Value, is wanted: Value, _ what: String, at place: SourceLocation = #_sourceLocation
) throws {
  try #require(found == wanted, "expected \(wanted) \(what), found \(found)", sourceLocation: place)
}
