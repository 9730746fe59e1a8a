import Numbers
import Testing

@testable import BreakTheKnotExercise

@Suite("Task 1: C reads from a layer")
struct Task1 {
  private let a = As(100...199)
  private let b = Bs(1000...1999)
  private let newA = As(300...399)
  private let newB = Bs(3000...3999)

  @Test("The object delivers A and B, and a C that pairs them.")
  func value() throws {
    let deps = Deps(aService: a, bService: b)
    try require(delivered(by: deps), is: delivered(by: a, b), "from the object")
    try require(ControllerC(deps: deps).total(), is: total(a, b), "from the consumer")
  }

  @Test("A new A, and a new B, reach a consumer of C that has the object already.")
  func aReachesC() throws {
    var deps = try depsWithC(a, b)
    let consumer = ControllerC(deps: deps)
    (deps.aService, deps.bService) = (newA, newB)
    try require(consumer.total(), is: total(newA, newB), "from the consumer, after the change")
    try require(delivered(by: deps), is: delivered(by: newA, newB), "after the change")
  }

  @Test("A C that somebody kept sees the new A and the new B.")
  func heldCSeesNewA() throws {
    var deps = try depsWithC(a, b)
    let held = deps.cService
    (deps.aService, deps.bService) = (newA, newB)
    try require(pairs(held), is: pairs(newA, newB), "from the C that was kept")
  }

  @Test("Once the object is let go, nothing of it lives on.")
  func allFreed() throws {
    var alive: [String] = []
    for watched in try watchedAfterUse() where watched.object != nil { alive.append(watched.name) }
    try require(alive, is: [], "as still alive")
  }

  @Test("A C that somebody kept delivers right when the object is gone.")
  func cOutlivesDeps() throws {
    let kept = try depsWithC(a, b).cService
    try require(pairs(kept), is: pairs(a, b), "from the C that was kept")
  }
}

@Suite("Task 2: One C, and replaceable")
struct Task2 {
  private let a = As(100...199)
  private let b = Bs(1000...1999)
  private let newA = As(300...399)
  private let newB = Bs(3000...3999)

  @Test("Whoever reads C twice gets the same C.")
  func sameC() throws {
    let deps = try depsWithC(a, b)
    let isSame = deps.cService as AnyObject === deps.cService as AnyObject
    #expect(isSame, "expected the same C twice, found two")
  }

  @Test("A new C reaches a consumer that has the object already.")
  func cReplaceable() throws {
    var deps = try depsWithC(a, b)
    let consumer = ControllerC(deps: deps)
    deps.cService = FixedC()
    try require(consumer.total(), is: 15, "from the consumer, after C was replaced")
  }

  @Test("A new C stays when A and B change.")
  func fakeCSurvives() throws {
    var deps = try depsWithC(a, b)
    deps.cService = FixedC()
    (deps.aService, deps.bService) = (newA, newB)
    try require(pairs(deps.cService), is: "[(7, 8)]", "from C, after A and B were replaced")
  }
}

private final class As: AServicing {
  let numbers: [A]

  init(_ range: ClosedRange<Int>) { numbers = (0..<3).map { _ in Int.random(in: range) } }

  func getAs() -> [A] { numbers }
}

private final class Bs: BServicing {
  let numbers: [B]

  init(_ range: ClosedRange<Int>) { numbers = (0..<3).map { _ in Int.random(in: range) } }

  func getBs() -> [B] { numbers }
}

private final class FixedC: CServicing {
  func getCs() -> [C] { [(7, 8)] }
}

private struct Watched {
  let name: String
  weak var object: AnyObject?
}

/// An object whose C delivers. It may be a value or a class: a consumer tells the difference.
private func depsWithC(
  _ a: As, _ b: Bs, at place: SourceLocation = #_sourceLocation
) throws -> any DepsSurface {
  let deps = Deps(aService: a, bService: b)
  try require(pairs(deps.cService), is: pairs(a, b), "from C at first", at: place)
  return deps
}

/// Makes an object, uses it and lets it go.
private func watchedAfterUse() throws -> [Watched] {
  let (a, b) = (As(100...199), Bs(1000...1999))
  let deps = try depsWithC(a, b)
  return [
    Watched(name: "A", object: a), Watched(name: "B", object: b),
    Watched(name: "C", object: deps.cService as AnyObject),
    Watched(name: "the object", object: deps as AnyObject),
  ]
}

private func delivered(by deps: any DepsSurface) -> String {
  "A \(deps.aService.getAs()), B \(deps.bService.getBs()), C \(pairs(deps.cService))"
}

private func delivered(by a: As, _ b: Bs) -> String {
  "A \(a.numbers), B \(b.numbers), C \(pairs(a, b))"
}

private func pairs(_ c: any CServicing) -> String { "\(c.getCs())" }

private func pairs(_ a: As, _ b: Bs) -> String { "\(Array(zip(a.numbers, b.numbers)))" }

private func total(_ a: As, _ b: Bs) -> Int { (a.numbers + b.numbers).reduce(0, +) }

/// Ends the check if the values differ, and tells both.
private func require<Value: Equatable>(
  _ found: Value, is wanted: Value, _ what: String, at place: SourceLocation = #_sourceLocation
) throws {
  try #require(found == wanted, "expected \(wanted) \(what), found \(found)", sourceLocation: place)
}
