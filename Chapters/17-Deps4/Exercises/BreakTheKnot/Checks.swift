import Numbers
import Testing

@testable import BreakTheKnotExercise

@Suite("Task 1: A real C")
struct Task1 {
  private let everyWay = ways([.read, .newA, .newB, .others], 3)

  @Test("The object delivers A and B, and a C that pairs them.")
  func value() throws {
    for (a, b) in [(3, 3), (1, 4), (4, 1), (0, 2), (2, 0), (0, 0), (2, 2)] {
      let play = Play([], a, b)
      let deps = play.deps!
      let found =
        "A \(deps.aService.getAs()), B \(deps.bService.getBs()), C \(pairs(deps.cService))"
      let wanted = "A \(play.a.numbers), B \(play.b.numbers), C \(play.pairs)"
      try require(found, is: wanted, "from the object")
    }
  }

  @Test("Each new A, and each new B, reaches a consumer of C, and no other object.")
  func aReachesC() throws {
    let other = Play([.read])
    for way in everyWay {
      // Two objects of the same A and B.
      let play = Play(way, like: other)
      try require(play.consumer.total(), is: play.total, "from the consumer \(play.story)")
      try require(pairs(play.deps.cService), is: play.pairs, "from C \(play.story)")
      try require(pairs(other.deps.cService), is: other.pairs, "from another object's C")
    }
  }

  @Test("Every C that somebody kept sees each new A and each new B.")
  func heldCSeesNewA() throws {
    for way in everyWay {
      let play = Play([.read] + way)
      let wanted = play.kept.map { _ in play.pairs }
      try require(play.kept.map(pairs), is: wanted, "from each C that was kept \(play.story)")
    }
  }

  @Test("Once the object is let go, nothing of it lives on.")
  func allFreed() throws {
    try requireC()
    for way in everyWay {
      let play = letGo(way)
      try require(alive(play.watched), is: [], "as still alive \(play.story), and all was let go")
    }
  }

  @Test("A C that somebody kept delivers as before when the object is gone, and does not hold it.")
  func cOutlivesDeps() throws {
    try requireC()
    let isFreed = alive(letGo([.read]).watched).isEmpty
    for way in everyWay {
      let play = letGo([.read] + way, keeping: true)
      try require(pairs(play.c), is: play.wanted, "from the C that was kept \(play.story)")
      // Where the object lives on without a C that was kept, the check above says so.
      let found = alive(play.watched).filter { isFreed && $0 == "the object" }
      try require(found, is: [], "as still alive beside the C that was kept")
      let next = Play([.read] + way + [.others])
      if next.follows { try requireGoesOn(next) }
    }
  }

  private func requireC() throws {
    let play = Play([])
    try require(pairs(play.deps.cService), is: play.pairs, "from C at first")
  }

  private func letGo(_ way: [Step], keeping isKept: Bool = false) -> LetGo {
    let play = Play(way)
    let c = isKept ? play.kept[0] : FixedC()
    return LetGo(c: c, wanted: pairs(c), story: play.story, watched: play.watched)
  }

  private struct LetGo {
    let c: any CServicing
    let wanted: String
    let story: String
    let watched: [Watched]
  }
}

@Suite("Task 2: One C, and replaceable")
struct Task2 {
  @Test("Whoever reads C twice gets the same C, also when A or B was replaced in between.")
  func sameC() throws {
    for way in ways([.newA, .newB, .others], 3) {
      let play = Play([.read])
      play.kept = []
      way.forEach(play.take)
      try requireItsC(play, "the same C")
    }
  }

  @Test("A new C reaches a consumer that has the object already, also a second one.")
  func cReplaceable() throws {
    for way in ways([.read, .newC], 4) where way.contains(.newC) {
      let play = Play(way)
      try require(play.consumer.total(), is: play.total, "from the consumer \(play.story)")
      try requireItsC(play)
    }
  }

  @Test("A new C stays when A and B change.")
  func fakeCSurvives() throws {
    for way in ways([.read, .newA, .newB, .newC], 4) where way.contains(.newC) {
      let play = Play(way)
      try requireItsC(play)
    }
  }

  @Test("A C that was replaced goes on where somebody kept it, and nothing else lives on.")
  func replacedCGoesOn() throws {
    let isFreed = alive(Play([.read]).watched).isEmpty
    for way in ways([.newA, .newB, .newC], 3) {
      let watched = try playedOn(way)
      if isFreed { try require(alive(watched), is: [], "as still alive, all let go") }
    }
  }

  private func playedOn(_ way: [Step]) throws -> [Watched] {
    let play = Play([.read, .newA, .newB, .others])
    // Where a C does not follow at all, task 1 says so.
    let follows = play.follows
    play.take(.newC)
    try requireItsC(play)
    way.forEach(play.take)
    if follows { try requireGoesOn(play) }
    return play.watched
  }

  private func requireItsC(
    _ play: Play, _ wanted: String = "the C that was put in",
    at place: SourceLocation = #_sourceLocation
  ) throws {
    let message: Comment = "expected \(wanted) from the object \(play.story), found another"
    try #require(play.hasItsC, message, sourceLocation: place)
  }
}

/// Ends the check if a C that was kept does not follow, with the object or without it.
private func requireGoesOn(_ play: Play) throws {
  let wanted = play.kept.map { _ in play.pairs }
  try require(play.kept.map(pairs), is: wanted, "from each C that was kept \(play.story)")
  play.letGo()
  _ = Play([.read, .newA], like: play)
  play.take(.others)
  let gone = play.kept.map { _ in play.pairs }
  try require(play.kept.map(pairs), is: gone, "from each C that was kept, without the object")
}

private enum Step: String {
  case read = "C was asked"
  case newA = "A was replaced"
  case newB = "B was replaced"
  case others = "A and B delivered other numbers"
  case newC = "C was replaced"
}

/// Every order of at most so many of the steps.
private func ways(_ steps: [Step], _ most: Int) -> [[Step]] {
  var (all, longest): ([[Step]], [[Step]]) = ([[]], [[]])
  for _ in 1...most {
    longest = longest.flatMap { way in steps.map { way + [$0] } }
    all += longest
  }
  return all
}

/// An object after some steps, and what it must deliver now.
private final class Play {
  /// It may be a value or a class: a consumer tells the difference.
  var deps: (any DepsSurface)!
  var consumer: ControllerC!
  var a: As
  var b: Bs
  var kept: [any CServicing] = []
  var watched: [Watched] = []
  private var steps: [Step] = []
  private var newTotal: Int?
  private weak var c: AnyObject?

  init(_ way: [Step], _ aCount: Int = 3, _ bCount: Int = 3, like other: Play? = nil) {
    (a, b) = (other?.a ?? As(aCount), other?.b ?? Bs(bCount))
    deps = Deps(aService: a, bService: b)
    consumer = ControllerC(deps: deps)
    watch("A", a)
    watch("B", b)
    watch("the object", deps as AnyObject)
    way.forEach(take)
  }

  var story: String {
    steps.isEmpty ? "at first" : "after " + steps.map(\.rawValue).joined(separator: ", ")
  }
  var pairs: String { "\(Array(zip(a.numbers, b.numbers)))" }
  var total: Int { newTotal ?? zip(a.numbers, b.numbers).reduce(0) { $0 + $1.0 + $1.1 } }
  var follows: Bool { kept.allSatisfy { "\($0.getCs())" == pairs } }
  var hasItsC: Bool { c != nil && deps.cService as AnyObject === c }

  func letGo() { (deps, consumer) = (nil, nil) }

  func take(_ step: Step) {
    steps.append(step)
    switch step {
    case .read:
      kept.append(deps.cService)
      _ = deps.cService.getCs()
      c = kept.last as AnyObject?
      watch("C", deps.cService as AnyObject)
    case .newA:
      // One that delivers the same at first, then fewer, then nothing.
      a = [As([]), As(a.numbers), As(2)][steps.count % 3]
      deps.aService = a
      watch("A", a)
    case .newB:
      b = [Bs(b.numbers), Bs(4), Bs([])][steps.count % 3]
      deps.bService = b
      watch("B", b)
    case .others: (a.numbers, b.numbers) = (As(3).numbers, Bs(3).numbers)
    case .newC:
      // A C of one's own, a CService of other services, and at last the object's C again.
      let (a, b) = (As(2), Bs(2))
      let others = Others(aService: a, bService: b)
      let own = newTotal != nil && steps[0] == .read ? kept.first : nil
      let new = own ?? (steps.count.isMultiple(of: 2) ? CService(deps: others) : FixedC())
      newTotal = own == nil ? new.getCs().reduce(0) { $0 + $1.0 + $1.1 } : nil
      deps.cService = new
      c = new as AnyObject
      watch("the new C", new as AnyObject)
    }
  }

  private func watch(_ name: String, _ object: AnyObject) {
    watched.append(Watched(name: name, object: object))
  }
}

private final class As: AServicing {
  var numbers: [A]

  init(_ numbers: [A]) { self.numbers = numbers }

  convenience init(_ count: Int) {
    self.init((0..<count).map { _ in Int.random(in: 100_000...499_999) })
  }

  func getAs() -> [A] { numbers }
}

private final class Bs: BServicing {
  var numbers: [B]

  init(_ numbers: [B]) { self.numbers = numbers }

  convenience init(_ count: Int) {
    self.init((0..<count).map { _ in Int.random(in: 500_000...999_999) })
  }

  func getBs() -> [B] { numbers }
}

private final class FixedC: CServicing {
  private let pair = (Int.random(in: 100_000...499_999), Int.random(in: 500_000...999_999))

  func getCs() -> [C] { [pair] }
}

private struct Others: AServiceProviding, BServiceProviding {
  let aService: any AServicing
  let bService: any BServicing
}

private struct Watched {
  let name: String
  weak var object: AnyObject?
}

private func alive(_ watched: [Watched]) -> [String] {
  watched.filter { $0.object != nil }.map(\.name)
}

private func pairs(_ c: any CServicing) -> String { "\(c.getCs())" }

/// Ends the check if the values differ, and tells both.
private func require<Value: Equatable>(
  _ found: Value, is wanted: Value, _ what: @autoclosure () -> String,
  at place: SourceLocation = #_sourceLocation
) throws {
  try #require(
    found == wanted, "expected \(wanted) \(what()), found \(found)", sourceLocation: place)
}
