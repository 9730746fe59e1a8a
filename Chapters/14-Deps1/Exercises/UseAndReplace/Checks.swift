import Numbers
import Testing

@testable import UseAndReplaceExercise

@Suite("Task 1: Ask the object")
struct Task1 {
  @Test("The total is all numbers of A and all numbers of B, also equal ones, and none.")
  func addsAAndB() throws {
    let (x, y, z) = (number(), number(), number())
    let cases: [([A], [B])] = [
      ([x, y, x], [z, y]), ([x], [y, z, -x]), ([x, x, x], [y, y]), ([x, y], [x, y]),
      ([-x, -y], [0, -z]), ([], [x, y]), ([x, y], []), ([], []),
    ]
    for (a, b) in cases {
      let wanted = (a + b).reduce(0, +)
      let what = "as the total of A \(a) and B \(b)"
      let deps = ControllerAB(deps: Deps(aService: As(a), bService: Bs(b)))
      try require(deps.total(), is: wanted, what)
      let other = ControllerAB(deps: Holder(aService: As(a), bService: Bs(b)))
      try require(other.total(), is: wanted, "\(what), which another type provides")
    }
  }

  @Test("The total follows when the object gets another A or B, and when these deliver others.")
  func asksAtEveryCall() throws {
    let (here, there) = (Holder(aService: As(), bService: Bs()), deps())
    let controllers = [
      ControllerAB(deps: here), ControllerAB(deps: there), ControllerAB(deps: here),
    ]
    func followed(_ change: String, at place: SourceLocation = #_sourceLocation) throws {
      let wanted = [sum(here), sum(there), sum(here)]
      try require(controllers.map { $0.total() }, is: wanted, "as totals \(change)", at: place)
    }
    try followed("at first")
    try followed("at the second call")
    for round in 1...2 {
      there.aService = As()
      try followed("after A was replaced (\(round))")
      there.bService = Bs()
      try followed("after B was replaced (\(round))")
      (here.aService, here.bService) = (As(), Bs())
      try followed("after both were replaced in the other object (\(round))")
    }
    let (a, b) = (As(), Bs())
    (there.aService, there.bService) = (a, b)
    try followed("after both were replaced")
    a.numbers[1] += 1
    try followed("after the same A delivered another number")
    b.numbers[2] -= 1
    try followed("after the same B delivered another number")
    (a.numbers, b.numbers) = ([], [])
    try followed("after both delivered nothing")
    a.numbers = [number(), number()]
    try followed("after A delivered numbers again")
  }
}

@Suite("Task 2: Replace A")
struct Task2 {
  @Test("Each call makes a new object, which has the very A that was passed.")
  func newObjectHasTheReplacement() throws {
    let given = deps()
    var objects = [given]
    let services: [any AServicing] = [As(), AService(), FakeAService(), given.aService]
    for a in services + [given.aService] {
      let new = replacingA(in: given, with: a)
      let isNew = !objects.contains { $0 === new }
      try #require(isNew, "expected a new object, found one that was there before")
      objects.append(new)
      try require(new.aService, is: a, "A that was passed in the new object")
    }
    for (object, a) in zip(objects.dropFirst(), services) {
      try require(object.aService, is: a, "A that was passed, after more calls")
    }
  }

  @Test("The new object has the very B that the given object has at that moment.")
  func keepsB() throws {
    let given = deps()
    for b: any BServicing in [Bs(), BService(), FakeBService(), Bs()] {
      given.bService = b
      let new = try made(in: given)
      given.bService = Bs()
      try require(new.bService, is: b, "B of the given object in the new one")
      let next = try made(in: new)
      try require(next.bService, is: b, "B of the given object in one made from the new one")
    }
  }

  @Test("The given object keeps its A and its B.")
  func originalIsUntouched() throws {
    let given = deps()
    let (a, b) = (given.aService, given.bService)
    let new = try made(in: given)
    try require(given.aService, is: a, "A from before in the given object")
    try require(given.bService, is: b, "B from before in the given object")
    (new.aService, new.bService) = (As(), Bs())
    try require(given.aService, is: a, "A from before, after it was replaced in the new object")
    try require(given.bService, is: b, "B from before, after it was replaced in the new object")
  }

  private func made(in deps: Deps) throws -> Deps {
    let new = replacingA(in: deps, with: As())
    try #require(new !== deps, "expected a new object, found the given one")
    return new
  }

  /// Ends the check if the two are not the same object.
  private func require(
    _ found: Any, is wanted: Any, _ what: String, at place: SourceLocation = #_sourceLocation
  ) throws {
    let isSame = found as AnyObject === wanted as AnyObject
    try #require(isSame, "expected the very \(what), found another", sourceLocation: place)
  }
}

private func number() -> Int { Int.random(in: 100_000...999_999) }

private func deps() -> Deps { Deps(aService: As(), bService: Bs()) }

private final class As: AServicing {
  var numbers: [A]

  init(_ numbers: [A] = [number(), number(), number()]) { self.numbers = numbers }

  func getAs() -> [A] { numbers }
}

/// Delivers one number more than A does: who adds pairs misses it.
private final class Bs: BServicing {
  var numbers: [B]

  init(_ numbers: [B] = [number(), number(), number(), number()]) { self.numbers = numbers }

  func getBs() -> [B] { numbers }
}

/// Another type that provides A and B.
private final class Holder: AServiceProviding, BServiceProviding {
  var aService: any AServicing
  var bService: any BServicing

  init(aService: any AServicing, bService: any BServicing) {
    (self.aService, self.bService) = (aService, bService)
  }
}

private func sum(_ deps: any AServiceProviding & BServiceProviding) -> Int {
  (deps.aService.getAs() + deps.bService.getBs()).reduce(0, +)
}

/// Ends the check if the values differ, and tells both.
private func require<Value: Equatable>(
  _ found: Value, is wanted: Value, _ what: String, at place: SourceLocation = #_sourceLocation
) throws {
  try #require(found == wanted, "expected \(wanted) \(what), found \(found)", sourceLocation: place)
}
