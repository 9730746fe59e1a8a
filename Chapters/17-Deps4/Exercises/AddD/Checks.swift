import Numbers
import Testing

@testable import AddDExercise

@Suite("Task 1: D multiplies")
struct Task1 {
  private let provider = AAndC(As(100...199), FixedC(1000...1999))

  @Test("D delivers each of A's numbers times the sum of C's pair beside it.")
  func multipliesAByC() throws {
    try require(DService(deps: provider).getDs(), is: provider.products, "from D")
  }

  @Test("A D that is there already sees a new A, and a new C.")
  func asksAtEveryCall() throws {
    let d = DService(deps: provider)
    try require(d.getDs(), is: provider.products, "before the change")
    provider.a = As(300...399)
    try require(d.getDs(), is: provider.products, "after A was replaced")
    provider.c = FixedC(3000...3999)
    try require(d.getDs(), is: provider.products, "after C was replaced too")
  }
}

@Suite("Task 2: The layer in the middle")
struct Task2 {
  private let a = As(100...199)
  private let newA = As(300...399)
  private let b = Bs(1000...1999)
  private let newB = Bs(3000...3999)
  private let newC = FixedC(5000...5999)

  @Test("The object delivers A, B, a real C and a real D.")
  func dComesFromTheObject() throws {
    let deps = Deps(aService: a, bService: b)
    try require(delivered(by: deps), is: delivered(by: a, b), "from the object")
  }

  @Test("A new A, and a new B, reach C and D.")
  func aReachesCAndD() throws {
    let deps = try depsWithD()
    deps.aService = newA
    try require(delivered(by: deps), is: delivered(by: newA, b), "after A was replaced")
    deps.bService = newB
    try require(delivered(by: deps), is: delivered(by: newA, newB), "after B was replaced too")
  }

  @Test("A new C reaches D, and stays when A and B change.")
  func newCReachesD() throws {
    let deps = try depsWithD()
    deps.cService = newC
    try require(delivered(by: deps), is: delivered(by: a, b, newC), "after C was replaced")
    (deps.aService, deps.bService) = (newA, newB)
    let wanted = delivered(by: newA, newB, newC)
    try require(delivered(by: deps), is: wanted, "after A and B were replaced too")
  }

  @Test("D can be replaced, and the new one stays when A, B and C change.")
  func dIsReplaceable() throws {
    let deps = try depsWithD()
    deps.dService = FixedD()
    try require(deps.dService.getDs(), is: [7], "after D was replaced")
    (deps.aService, deps.bService, deps.cService) = (newA, newB, newC)
    try require(deps.dService.getDs(), is: [7], "after A, B and C were replaced too")
  }

  @Test("There is one C and one D, also after A and B changed.")
  func sameD() throws {
    let deps = try depsWithD()
    let (c, d) = (deps.cService as AnyObject, deps.dService as AnyObject)
    (deps.aService, deps.bService) = (newA, newB)
    var anew: [String] = []
    if deps.cService as AnyObject !== c { anew.append("C") }
    if deps.dService as AnyObject !== d { anew.append("D") }
    try require(anew, is: [], "as made anew")
  }

  @Test("C cannot reach D: what it was given does not provide it.")
  func cHasNoD() throws {
    let given = (try depsWithD().cService as? CService)?.deps
    let found = given.map { $0 is any DServiceProviding ? "D" : "no D" } ?? "another C"
    try require(found, is: "no D", "in what the object's CService was given")
  }

  @Test("A D that somebody kept delivers right when the object is gone.")
  func dOutlivesDeps() throws {
    let d = try depsWithD().dService
    try require(d.getDs(), is: multiplied(a, pairs(a, b)), "from the D that was kept")
  }

  @Test("Once the object is let go, nothing of it lives on.")
  func allFreed() throws {
    var alive: [String] = []
    for watched in try watchedAfterUse() where watched.object != nil { alive.append(watched.name) }
    try require(alive, is: [], "as still alive")
  }

  private func depsWithD(at place: SourceLocation = #_sourceLocation) throws -> Deps {
    let deps = Deps(aService: a, bService: b)
    try require(delivered(by: deps), is: delivered(by: a, b), "at first", at: place)
    return deps
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
  let pairs: [C]

  init(_ range: ClosedRange<Int>) {
    pairs = (0..<3).map { _ in (Int.random(in: range), Int.random(in: range)) }
  }

  func getCs() -> [C] { pairs }
}

private final class FixedD: DServicing {
  func getDs() -> [Int] { [7] }
}

/// Provides an A and a C that have nothing to do with each other.
private final class AAndC: AServiceProviding, CServiceProviding {
  var a: As
  var c: FixedC

  init(_ a: As, _ c: FixedC) { (self.a, self.c) = (a, c) }

  var aService: any AServicing { a }
  var cService: any CServicing { c }
  var products: [Int] { multiplied(a, c.pairs) }
}

private struct Watched {
  let name: String
  weak var object: AnyObject?
}

/// Makes an object, uses it and lets it go.
private func watchedAfterUse() throws -> [Watched] {
  let (a, b) = (As(100...199), Bs(1000...1999))
  let deps = Deps(aService: a, bService: b)
  try require(delivered(by: deps), is: delivered(by: a, b), "before it is let go")
  return [
    Watched(name: "A", object: a), Watched(name: "B", object: b),
    Watched(name: "C", object: deps.cService as AnyObject),
    Watched(name: "D", object: deps.dService as AnyObject),
    Watched(name: "the object", object: deps),
  ]
}

private func pairs(_ a: As, _ b: Bs) -> [C] { Array(zip(a.numbers, b.numbers)) }

private func multiplied(_ a: As, _ pairs: [C]) -> [Int] {
  zip(a.numbers, pairs).map { a, c in a * (c.0 + c.1) }
}

private func delivered(by deps: Deps) -> String {
  "A \(deps.aService.getAs()), B \(deps.bService.getBs()), "
    + "C \(deps.cService.getCs()), D \(deps.dService.getDs())"
}

private func delivered(by a: As, _ b: Bs, _ c: FixedC? = nil) -> String {
  let cs = c?.pairs ?? pairs(a, b)
  return "A \(a.numbers), B \(b.numbers), C \(cs), D \(multiplied(a, cs))"
}

/// Ends the check if the values differ, and tells both.
private func require<Value: Equatable>(
  _ found: Value, is wanted: Value, _ what: String, at place: SourceLocation = #_sourceLocation
) throws {
  try #require(found == wanted, "expected \(wanted) \(what), found \(found)", sourceLocation: place)
}
