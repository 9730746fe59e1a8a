import Numbers
import Testing

@testable import BreakTheKnotExercise

@Suite("Task 1: A real C")
struct Task1 {
  private let everyWay = ways([.read, .newA, .newB, .others], 3)

  @Test("The object delivers A and B, and a C that pairs them.")
  func value() throws {
    let counts: [[Int]] = [[3, 3], [1, 4], [4, 1], [0, 2], [2, 0], [0, 0], [2, 2]]
    for counts in counts { try Play([], counts).requireDelivered() }
  }

  @Test("Each new A, and each new B, reaches a consumer of C, and no other object.")
  func aReachesC() throws {
    let other = Play([.read])
    for way in everyWay {
      // Two objects of the same A and B.
      let play = Play(way, like: other)
      try play.requireTotal()
      try play.requireDelivered()
      try other.requireDelivered("another object, beside ")
    }
  }

  @Test("Every C that somebody kept sees each new A and each new B.")
  func heldCSeesNewA() throws {
    for way in everyWay { try Play([.read] + way).requireKept() }
  }

  @Test("Once the object is let go, nothing of it lives on.")
  func allFreed() throws {
    try Play([]).requireDelivered()
    for way in everyWay { try letGo(way).requireFreed() }
  }

  @Test("A C that somebody kept goes on when the object is gone, and does not hold it.")
  func cOutlivesDeps() throws {
    try Play([]).requireDelivered()
    for way in everyWay { try requireGoesOn(after: [.read] + way) }
  }
}

@Suite("Task 2: One C, and replaceable")
struct Task2 {
  @Test("Whoever reads C twice gets the same C, also when A or B was replaced in between.")
  func sameC() throws {
    for way in ways([.newA, .newB, .others], 3) {
      let play = Play([.read])
      play.kept = []
      for step in way { play.take(step) }
      try play.requireItsC("the same C")
    }
  }

  @Test("A new C reaches a consumer that has the object already, also a second one.")
  func cReplaceable() throws {
    for way in ways([.read, .newC], 4) where way.contains(.newC) {
      let play = Play(way)
      try play.requireTotal()
      try play.requireItsC()
    }
  }

  @Test("A new C stays when A and B change.")
  func fakeCSurvives() throws {
    for way in ways([.read, .newA, .newB, .newC], 4) where way.contains(.newC) {
      try Play(way).requireItsC()
    }
  }

  @Test("A C that was replaced goes on where somebody kept it, and nothing else lives on.")
  func replacedCGoesOn() throws {
    let before: [Step] = [.read, .newA, .newB, .others]
    let isFreed = letGo([.read]).alive.isEmpty
    try Play(before + [.newC]).requireItsC()
    for way in ways([.newA, .newB, .newC], 3) {
      try requireGoesOn(after: before, [.newC] + way)
      if isFreed { try letGo(before + [.newC] + way).requireFreed() }
    }
  }
}

/// An object that was let go after some steps, and all that was kept of it.
private func letGo(_ way: [Step]) -> Play {
  let play = Play(way)
  play.kept = []
  play.letGo()
  play.letGoServices()
  return play
}

/// Ends the check if a C that was kept does not follow or go on, with the object and without it.
private func requireGoesOn(after before: [Step], _ way: [Step] = []) throws {
  // Where a C does not follow at all, or the object lives on without it, other checks say so.
  guard Play(before + [.others]).keptFollow else { return }
  try Play(before + way).requireKept()
  // Nobody has asked this one since the last step, and nobody else holds its A and B.
  let alone = Play(before + way)
  alone.letGo()
  alone.letGoServices()
  try alone.requireKept(", and the object was let go")
  let isFreed = letGo([.read]).alive.isEmpty
  let held = alone.alive.filter { isFreed && ["the object", "the new C"].contains($0) }
  try require("\(held)", is: "[]", "as still alive beside a C that was kept")
  let play = Play(before + way)
  play.letGo()
  _ = Play([.read, .newA], like: play)
  play.take(.others)
  try play.requireKept(", without the object")
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
  var kept: [any CServicing] = []
  /// It may be a value or a class: a consumer tells the difference.
  private var deps: (any DepsSurface)!
  private var consumer: ControllerC!
  private var a: As
  private var b: Bs
  private var watched: [Watched] = []
  private var steps: [Step] = []
  private var newTotal: Int?
  private weak var c: AnyObject?

  init(_ way: [Step], _ counts: [Int] = [3, 3], like other: Play? = nil) {
    (a, b) = (other?.a ?? As(counts[0]), other?.b ?? Bs(counts[1]))
    deps = Deps(aService: a, bService: b)
    consumer = ControllerC(deps: deps)
    watch("A", a)
    watch("B", b)
    watch("the object", deps as AnyObject)
    for step in way { take(step) }
  }

  var story: String {
    steps.isEmpty ? "at first" : "after " + steps.map(\.rawValue).joined(separator: ", ")
  }
  var keptFollow: Bool { keptDelivered == keptWanted }
  var alive: [String] { watched.filter { $0.object != nil }.map(\.name) }
  private var keptDelivered: String { "\(kept.map { lists($0.getCs()) })" }
  private var keptWanted: String { "\(kept.map { _ in lists(pairs) })" }
  private var pairs: [C] { Array(zip(a.numbers, b.numbers)) }

  func take(_ step: Step) {
    steps.append(step)
    switch step {
    case .read:
      let read = deps.cService
      kept.append(read)
      for c in kept { _ = c.getCs() }
      c = read as AnyObject
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
      let own = newTotal != nil && steps[0] == .read ? kept.first : nil
      let others = Others(aService: As(2), bService: Bs(2))
      let new = own ?? (steps.count.isMultiple(of: 2) ? CService(deps: others) : FixedC())
      newTotal = own == nil ? total(new.getCs()) : nil
      deps.cService = new
      c = new as AnyObject
      watch(own == nil ? "the new C" : "C", new as AnyObject)
    }
  }

  /// Lets the object go, but no C that was kept.
  func letGo() { (deps, consumer) = (nil, nil) }

  /// Lets A and B go, but not their numbers.
  func letGoServices() { (a, b) = (As(a.numbers), Bs(b.numbers)) }

  func requireDelivered(_ other: String = "") throws {
    let found = (deps.aService.getAs(), deps.bService.getBs(), deps.cService.getCs())
    let wanted = "A \(a.numbers), B \(b.numbers), C \(lists(pairs))"
    let delivered = "A \(found.0), B \(found.1), C \(lists(found.2))"
    try require(delivered, is: wanted, "from \(other)the object \(story)")
  }

  func requireTotal() throws {
    let wanted = newTotal ?? total(pairs)
    try require("\(consumer.total())", is: "\(wanted)", "from the consumer \(story)")
  }

  func requireKept(_ end: String = "") throws {
    try require(keptDelivered, is: keptWanted, "from each C that was kept \(story)\(end)")
  }

  func requireItsC(_ wanted: String = "the C that was put in") throws {
    let isIts = c != nil && deps.cService as AnyObject === c
    try require(isIts ? wanted : "another", is: wanted, "from the object \(story)")
  }

  func requireFreed() throws {
    try require("\(alive)", is: "[]", "as still alive \(story), and all was let go")
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
  private let pair: C = (Int.random(in: 100_000...499_999), Int.random(in: 500_000...999_999))

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

private func total(_ pairs: [C]) -> Int { pairs.reduce(0) { $0 + $1.0 + $1.1 } }

/// A pair as a list, which is told sooner than a tuple.
private func lists(_ pairs: [C]) -> [[Int]] { pairs.map { [$0.0, $0.1] } }

/// Ends the check if the two differ, and tells both. The words are made only then.
private func require(
  _ found: String, is wanted: String, _ what: @autoclosure () -> String,
  at place: SourceLocation = #_sourceLocation
) throws {
  guard found != wanted else { return }
  let words = "expected \(wanted) \(what()), found \(found)"
  try #require(Bool(false), Comment(rawValue: words), sourceLocation: place)
}
