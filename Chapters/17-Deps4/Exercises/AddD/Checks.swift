import Numbers
import Testing

@testable import AddDExercise

@Suite("Task 1: D multiplies")
struct Task1 {
  @Test("D delivers each of A's numbers times the sum of C's pair beside it, for as many as pair.")
  func multipliesAByC() throws {
    let (x, y, z) = (number(), number(), number())
    let cases: [([A], [C])] = [
      ([x], [(y, z)]), ([x, y, z], [(y, z), (z, x), (x, x)]), ([x, y], [(y, z), (x, z)]),
      ([x, x], [(x, y), (x, z)]), ([x, y], [(z, z), (z, z)]), ([-x, 0], [(y, -z), (z, y)]),
      ([x], [(y, z), (z, y)]), ([x, y, z], [(z, y)]), ([], [(x, y)]), ([x], []), ([], []),
    ]
    for (a, c) in cases {
      let wanted = multiplied(a, c)
      let d = DService(deps: Provider(aService: As(a), cService: FixedC(c)))
      try require(d.getDs(), is: wanted, "from D over A \(a) and C \(c)")
    }
  }

  @Test("A D that is there already sees a new A, a new C, and new numbers of both.")
  func asksAtEveryCall() throws {
    let (here, there) = (Provider(), Provider())
    let ds = [DService(deps: here), DService(deps: there), DService(deps: here)]
    func followed(_ change: String, at place: SourceLocation = #_sourceLocation) throws {
      let wanted = [here.products, there.products, here.products]
      try require(ds.map { $0.getDs() }, is: wanted, "from three Ds \(change)", at: place)
    }
    try followed("at first")
    for round in ["", " again"] {
      there.aService = As()
      try followed("after A was replaced\(round)")
      there.cService = FixedC()
      try followed("after C was replaced\(round)")
      (here.aService, here.cService) = (As(), FixedC())
      try followed("after both were replaced elsewhere\(round)")
    }
    let (a, c) = (As(), FixedC())
    (there.aService, there.cService) = (a, c)
    try followed("after both were replaced")
    a.numbers[1] += 1
    try followed("after the same A delivered another number")
    c.pairs[1].1 += 1
    try followed("after the same C delivered another number")
  }
}

@Suite("Task 2: D in the object")
struct Task2 {
  @Test("The object delivers A, B, a real C and a real D, and shares nothing with another object.")
  func dComesFromTheObject() throws {
    try requireD()
    for way in ways([.newA, .newB, .newC, .newD], 2) {
      // Two objects of the same A and B.
      let one = Play([.read])
      let two = Play([.read], like: one)
      way.forEach(one.take)
      try require(two.delivered, is: two.wanted, "from another object with the same A and B")
    }
  }

  @Test("A new A, and a new B, reach C and D, also those that somebody kept.")
  func aReachesCAndD() throws {
    try requireD()
    for way in ways([.read, .newA, .newB, .newD], 3) { try requireRight(way) }
  }

  @Test("A new C reaches D, also one that somebody kept.")
  func newCReachesD() throws {
    try requireD()
    for way in ways(allSteps, 3) where way.contains(.newC) { try requireRight(way) }
  }

  @Test("Each of the four can be replaced, and the new one stays when the others change.")
  func dIsReplaceable() throws {
    try requireD()
    for way in ways(allSteps, 3) {
      let play = Play(way)
      try require(play.others, is: [], "as another one than was put in \(play.story)")
    }
  }

  @Test("There is one C and one D, also after A and B changed, or the other of the two.")
  func sameD() throws {
    try requireD()
    for way in ways([.newA, .newB, .newC, .newD], 2) {
      let play = Play([.read], keeping: false)
      way.forEach(play.take)
      var anew: [String] = []
      if !way.contains(.newC), play.deps.cService as AnyObject !== play.c { anew.append("C") }
      if !way.contains(.newD), play.deps.dService as AnyObject !== play.d { anew.append("D") }
      try require(anew, is: [], "as made anew \(play.story)")
    }
  }

  @Test("C cannot reach D: what it was given does not provide it.")
  func cHasNoD() throws {
    try requireD()
    let given = (Play([]).deps.cService as? CService)?.deps
    let found = given.map { $0 is any DServiceProviding ? "D" : "no D" } ?? "another C"
    try require(found, is: "no D", "in what the object's CService was given")
  }

  @Test("A C or a D that somebody kept goes on when the object is gone, and does not hold it.")
  func dOutlivesDeps() throws {
    try requireD()
    let isFreed = alive(letGo([.read]).watched).isEmpty
    for way in ways([.newA, .newB, .newC, .newD], 2) {
      for (isCKept, isDKept) in [(true, true), (true, false), (false, true)] {
        let gone = letGo([.read] + way, isCKept, isDKept)
        try require(gone.kept(), is: gone.wanted, "from what was kept \(gone.story)")
        // Where the object lives on without those that were kept, another check says so.
        let others = isDKept ? ["the object"] : ["the object", "D"]
        let lives = alive(gone.watched).filter { isFreed && others.contains($0) }
        try require(lives, is: [], "as still alive beside what was kept")
      }
      let play = Play([.read] + way)
      (play.a.numbers, play.b.numbers) = (randoms(3), randoms(2))
      // Where they do not follow at all, another check says so.
      guard play.kept == play.keptPart else { continue }
      play.deps = nil
      _ = Play([.read, .newA, .newC], like: play)
      try require(play.kept, is: play.keptPart, "from what was kept, and another object was made")
      (play.a.numbers, play.b.numbers) = (randoms(2), randoms(3))
      let change = "when the last A and B deliver other numbers"
      try require(play.kept, is: play.keptPart, "from what was kept, \(change)")
    }
  }

  @Test("Once the object is let go, nothing of it lives on.")
  func allFreed() throws {
    try requireD()
    for way in ways(allSteps, 3) {
      let gone = letGo(way)
      try require(alive(gone.watched), is: [], "as still alive \(gone.story), and all was let go")
    }
  }

  private func requireD() throws {
    let found = Play([]).deps.dService
    try #require(found is DService, "expected a DService from the object, found \(type(of: found))")
  }

  private func requireRight(_ way: [Step]) throws {
    for play in [Play(way), Play([.read] + way)] {
      try require(play.delivered, is: play.wanted, "from the object \(play.story)")
      try require(play.kept, is: play.keptPart, "from those that were kept \(play.story)")
    }
  }

  private func letGo(_ way: [Step], _ isCKept: Bool = false, _ isDKept: Bool = false) -> Gone {
    let play = Play(way)
    let (cs, ds) = (isCKept ? play.keptCs : [], isDKept ? play.keptDs : [])
    let kept = { both(cs, ds) }
    return Gone(kept: kept, wanted: kept(), story: play.story, watched: play.watched)
  }
}

/// What is left when an object was let go.
private struct Gone {
  let kept: () -> String
  let wanted: String
  let story: String
  let watched: [Watched]
}

private enum Step: String {
  case read = "C and D were asked"
  case newA = "A was replaced"
  case newB = "B was replaced"
  case newC = "C was replaced"
  case newD = "D was replaced"
}

private let allSteps: [Step] = [.read, .newA, .newB, .newC, .newD]

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
  var deps: Deps!
  private(set) var a: As
  private(set) var b: Bs
  private(set) var keptCs: [any CServicing] = []
  private(set) var keptDs: [any DServicing] = []
  private(set) var watched: [Watched] = []
  private(set) weak var c: AnyObject?
  private(set) weak var d: AnyObject?
  private var newPairs: [C]?
  private var hasOwnD = true
  private var steps: [Step] = []
  private let isKeeping: Bool

  init(_ way: [Step], keeping isKeeping: Bool = true, like other: Play? = nil) {
    (a, b) = (other?.a ?? As(), other?.b ?? Bs())
    deps = Deps(aService: a, bService: b)
    self.isKeeping = isKeeping
    watch("the object", deps)
    watch("A", a)
    watch("B", b)
    way.forEach(take)
  }

  var story: String {
    steps.isEmpty ? "at first" : "after " + steps.map(\.rawValue).joined(separator: ", ")
  }
  /// The services that are not the very ones that were put in.
  var others: [String] {
    var others: [String] = []
    if deps.aService as AnyObject !== a { others.append("A") }
    if deps.bService as AnyObject !== b { others.append("B") }
    if steps.contains(.newC), deps.cService as AnyObject !== c { others.append("C") }
    if steps.contains(.newD), deps.dService as AnyObject !== d { others.append("D") }
    return others
  }
  var ownPairs: [C] { Array(zip(a.numbers, b.numbers)) }
  var products: [Int] { multiplied(a.numbers, newPairs ?? ownPairs) }
  var delivered: String {
    "A \(deps.aService.getAs()), B \(deps.bService.getBs()), "
      + "C \(deps.cService.getCs()), D \(hasOwnD ? deps.dService.getDs() : [])"
  }
  var wanted: String {
    "A \(a.numbers), B \(b.numbers), C \(newPairs ?? ownPairs), D \(hasOwnD ? products : [])"
  }
  var kept: String { both(keptCs, keptDs) }
  var keptPart: String {
    "C \(keptCs.map { _ in pairs(ownPairs) }), D \(keptDs.map { _ in products })"
  }

  func take(_ step: Step) {
    steps.append(step)
    let count = steps.count % 2 + 2
    switch step {
    case .read:
      let (c, d) = (deps.cService, deps.dService)
      (_, _) = (c.getCs(), d.getDs())
      (self.c, self.d) = (c as AnyObject, d as AnyObject)
      watch("C", c as AnyObject)
      watch("D", d as AnyObject)
      if isKeeping, !steps.contains(.newC) { keptCs.append(c) }
      if isKeeping, !steps.contains(.newD) { keptDs.append(d) }
    case .newA:
      a = As(steps.count == 3 ? [] : randoms(count))
      deps.aService = a
      watch("A", a)
    case .newB:
      b = Bs(randoms(5 - count))
      deps.bService = b
      watch("B", b)
    case .newC:
      // A C of one's own, a CService of other services, and at last the object's C again.
      let others = LeafDeps(aService: As(), bService: Bs())
      let own = newPairs == nil ? nil : keptCs.first
      let new = own ?? (count == 2 ? CService(deps: others) : FixedC())
      newPairs = own == nil ? new.getCs() : nil
      deps.cService = new
      c = new as AnyObject
      watch("the new C", new as AnyObject)
    case .newD:
      let own = hasOwnD ? nil : keptDs.first
      let new = own ?? (count == 2 ? DService(deps: Provider()) : FixedD())
      hasOwnD = own != nil
      deps.dService = new
      d = new as AnyObject
      watch("the new D", new as AnyObject)
    }
  }

  private func watch(_ name: String, _ object: AnyObject) {
    watched.append(Watched(name: name, object: object))
  }
}

private func number() -> Int { Int.random(in: 100_000...999_999) }

private func randoms(_ count: Int) -> [Int] { (0..<count).map { _ in number() } }

private final class As: AServicing {
  var numbers: [A]

  init(_ numbers: [A] = randoms(3)) { self.numbers = numbers }

  func getAs() -> [A] { numbers }
}

private final class Bs: BServicing {
  var numbers: [B]

  init(_ numbers: [B] = randoms(3)) { self.numbers = numbers }

  func getBs() -> [B] { numbers }
}

private final class FixedC: CServicing {
  var pairs: [C]

  init(_ pairs: [C]) { self.pairs = pairs }

  convenience init() { self.init(Array(zip(randoms(3), randoms(3)))) }

  func getCs() -> [C] { pairs }
}

private final class FixedD: DServicing {
  func getDs() -> [Int] { [7] }
}

/// Provides an A and a C that have nothing to do with each other.
private final class Provider: AServiceProviding, CServiceProviding {
  var aService: any AServicing
  var cService: any CServicing

  init(aService: any AServicing = As(), cService: any CServicing = FixedC()) {
    (self.aService, self.cService) = (aService, cService)
  }

  var products: [Int] { multiplied(aService.getAs(), cService.getCs()) }
}

private struct Watched {
  let name: String
  weak var object: AnyObject?
}

private func alive(_ watched: [Watched]) -> [String] {
  watched.filter { $0.object != nil }.map(\.name)
}

private func pairs(_ pairs: [C]) -> String { "\(pairs)" }

private func both(_ cs: [any CServicing], _ ds: [any DServicing]) -> String {
  "C \(cs.map { pairs($0.getCs()) }), D \(ds.map { $0.getDs() })"
}

private func multiplied(_ a: [A], _ pairs: [C]) -> [Int] {
  zip(a, pairs).map { a, c in a * (c.0 + c.1) }
}

/// Ends the check if the values differ, and tells both.
private func require<Value: Equatable>(
  _ found: Value, is wanted: Value, _ what: @autoclosure () -> String,
  at place: SourceLocation = #_sourceLocation
) throws {
  try #require(
    found == wanted, "expected \(wanted) \(what()), found \(found)", sourceLocation: place)
}
