import Numbers
import Testing

@testable import AddDExercise

@Suite("Task 1: D multiplies")
struct Task1 {
  @Test("D delivers each of A's numbers times the sum of C's pair beside it, for as many as pair.")
  func multipliesAByC() throws {
    let (x, y, z): (Int, Int, Int) = (number(), number(), number())
    let cases: [([A], [C])] = [
      ([x], [(y, z)]), ([x, y, z], [(y, z), (z, x), (x, x)]), ([x, y], [(y, z), (x, z)]),
      ([x, x], [(x, y), (x, z)]), ([x, y], [(z, z), (z, z)]), ([-x, 0], [(y, -z), (z, y)]),
      ([x], [(y, z), (z, y)]), ([x, y, z], [(z, y)]), ([], [(x, y)]), ([x], []), ([], []),
    ]
    for (a, c) in cases {
      let wanted = multiplied(a, c)
      let d = DService(deps: Provider(As(a), FixedC(c)))
      try require("\(d.getDs())", is: "\(wanted)", "from D over A \(a) and C \(lists(c))")
    }
  }

  @Test("A D that is there already sees a new A, a new C, and new numbers of both.")
  func asksAtEveryCall() throws {
    let (here, there) = (Provider(), Provider())
    let ds = [DService(deps: here), DService(deps: there), DService(deps: here)]
    let changes: [(String, () -> Void)] = [
      ("at first", {}),
      ("after A was replaced", { there.a = As() }),
      ("after C was replaced", { there.c = FixedC() }),
      ("after both were replaced elsewhere", { (here.a, here.c) = (As(), FixedC()) }),
      ("after the same A delivered another number", { there.a.numbers[1] += 1 }),
      ("after the same C delivered another number", { there.c.pairs[1].1 += 1 }),
    ]
    for (name, change) in changes + changes {
      change()
      let wanted: [[Int]] = [here.products, there.products, here.products]
      let found = ds.map { $0.getDs() }
      try require("\(found)", is: "\(wanted)", "from three Ds \(name)")
    }
  }
}

@Suite("Task 2: D in the object")
struct Task2 {
  private let replacements: [Step] = [.newA, .newB, .newC, .newD]

  init() throws {
    let found = "\(type(of: Play([]).deps.dService))"
    try require(found, is: "DService", "from the object")
  }

  @Test("The object delivers A, B, a real C and a real D, and shares nothing with another object.")
  func dComesFromTheObject() throws {
    for way in ways(replacements, 2) {
      // Two objects of the same A and B.
      let one = Play([.read])
      let two = Play([.read], like: one)
      for step in way { one.take(step) }
      try two.requireDelivered("from another object with the same A and B")
    }
  }

  @Test("A new A, and a new B, reach C and D, also those that somebody kept.")
  func aReachesCAndD() throws {
    for way in ways([.read, .newA, .newB, .newD], 3) { try requireRight(way) }
  }

  @Test("A new C reaches D, also one that somebody kept.")
  func newCReachesD() throws {
    for way in ways(allSteps, 3) where way.contains(.newC) { try requireRight(way) }
  }

  @Test("Each of the four can be replaced, and the new one stays when the others change.")
  func dIsReplaceable() throws {
    for way in ways(allSteps, 3) {
      let play = Play(way)
      let others = "\(play.others(thanPutIn: true))"
      try require(others, is: "[]", "as another one than was put in \(play.story)")
    }
  }

  @Test("There is one C and one D, also after A and B changed, or the other of the two.")
  func sameD() throws {
    for way in ways(replacements, 2) {
      let play = Play([.read])
      play.keep(c: false, d: false)
      for step in way { play.take(step) }
      try require("\(play.others(thanPutIn: false))", is: "[]", "as made anew \(play.story)")
    }
  }

  @Test("C cannot reach D: what it was given does not provide it.")
  func cHasNoD() throws {
    let given = (Play([]).deps.cService as? CService)?.deps
    let found = given.map { $0 is any DServiceProviding ? "D" : "no D" } ?? "another C"
    try require(found, is: "no D", "in what the object's CService was given")
  }

  @Test("A C or a D that somebody kept goes on when the object is gone, and does not hold it.")
  func dOutlivesDeps() throws {
    let isFreed = letGo([.read]).alive.isEmpty
    for way in ways(replacements, 2) {
      let play = Play([.read] + way)
      play.change()
      // Where they do not follow at all, another check says so.
      guard play.keptFound == play.keptWanted else { continue }
      play.deps = nil
      _ = Play([.read, .newA, .newC], like: play)
      try play.requireKept(", without the object, and another one was made")
      play.change()
      try play.requireKept(", without the object, when A and B deliver other numbers")
      for (isCKept, isDKept) in [(true, true), (true, false), (false, true)] {
        let gone = letGo([.read] + way, keepingC: isCKept, keepingD: isDKept)
        try gone.requireKept(", without the object")
        // Where the object lives on without those that were kept, another check says so.
        // No C needs a D, and a D that is kept needs its C.
        var others = ["the object", "the new D"]
        if !isDKept { others += ["D", "the new C"] }
        let lives = gone.alive.filter { isFreed && others.contains($0) }
        try require("\(lives)", is: "[]", "as still alive beside what was kept")
      }
    }
  }

  @Test("Once the object is let go, nothing of it lives on.")
  func allFreed() throws {
    for way in ways(allSteps, 3) {
      let gone = letGo(way)
      try require("\(gone.alive)", is: "[]", "as still alive \(gone.story), and all was let go")
    }
  }

  private func requireRight(_ way: [Step]) throws {
    // One that begins with reading is the second play of a shorter way.
    let plain = way.first == .read ? [] : [Play(way)]
    for play in plain + [Play([.read] + way)] {
      try play.requireDelivered("from the object \(play.story)")
      try play.requireKept()
      play.change()
      try play.requireKept(", and the same A and B delivered other numbers")
    }
  }

  /// An object that was let go after some steps, and its A and B. It lives on if it is still held.
  private func letGo(
    _ way: [Step], keepingC isCKept: Bool = false, keepingD isDKept: Bool = false
  ) -> Play {
    let play = Play(way)
    play.keep(c: isCKept, d: isDKept)
    // They are asked once more before.
    _ = play.keptFound
    play.deps = nil
    (play.a, play.b) = (As(play.a.numbers), Bs(play.b.numbers))
    return play
  }
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
  var a: As
  var b: Bs
  private var keptCs: [any CServicing] = []
  private var keptDs: [any DServicing] = []
  private var watched: [Watched] = []
  private weak var c: AnyObject?
  private weak var d: AnyObject?
  private var newPairs: [C]?
  private var hasOwnD = true
  private var steps: [Step] = []

  init(_ way: [Step], like other: Play? = nil) {
    (a, b) = (other?.a ?? As(), other?.b ?? Bs())
    deps = Deps(aService: a, bService: b)
    watch("the object", deps)
    watch("A", a)
    watch("B", b)
    for step in way { take(step) }
  }

  var story: String {
    steps.isEmpty ? "at first" : "after " + steps.map(\.rawValue).joined(separator: ", ")
  }
  var alive: [String] { watched.filter { $0.object != nil }.map(\.name) }
  var keptFound: String { "C \(keptCs.map { lists($0.getCs()) }), D \(keptDs.map { $0.getDs() })" }
  var keptWanted: String {
    "C \(keptCs.map { _ in lists(ownPairs) }), D \(keptDs.map { _ in products })"
  }
  private var ownPairs: [C] { Array(zip(a.numbers, b.numbers)) }
  private var products: [Int] { multiplied(a.numbers, newPairs ?? ownPairs) }

  /// The services that are not the very ones that were put in, or those of the object that were read.
  func others(thanPutIn isPutIn: Bool) -> [String] {
    var others: [String] = []
    if isPutIn, deps.aService as AnyObject !== a { others.append("A") }
    if isPutIn, deps.bService as AnyObject !== b { others.append("B") }
    if steps.contains(.newC) == isPutIn, deps.cService as AnyObject !== c { others.append("C") }
    if steps.contains(.newD) == isPutIn, deps.dService as AnyObject !== d { others.append("D") }
    return others
  }

  func requireDelivered(_ what: @autoclosure () -> String) throws {
    let (foundA, foundB) = (deps.aService.getAs(), deps.bService.getBs())
    let (foundC, foundD) = (deps.cService.getCs(), hasOwnD ? deps.dService.getDs() : [])
    let found = "A \(foundA), B \(foundB), C \(lists(foundC)), D \(foundD)"
    let (wantedC, wantedD) = (newPairs ?? ownPairs, hasOwnD ? products : [])
    let wanted = "A \(a.numbers), B \(b.numbers), C \(lists(wantedC)), D \(wantedD)"
    try require(found, is: wanted, what())
  }

  func requireKept(_ end: String = "") throws {
    try require(keptFound, is: keptWanted, "from those that were kept \(story)\(end)")
  }

  /// Lets those go that were kept, but the ones that are told.
  func keep(c isCKept: Bool, d isDKept: Bool) {
    if !isCKept { keptCs = [] }
    if !isDKept { keptDs = [] }
  }

  /// The same A and B deliver other numbers.
  func change() {
    (a.numbers, b.numbers) = (randoms(3), randoms(2))
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
      if !steps.contains(.newC) { keptCs.append(c) }
      if !steps.contains(.newD) { keptDs.append(d) }
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
      watch(own == nil ? "the new C" : "C", new as AnyObject)
    case .newD:
      let own = hasOwnD ? nil : keptDs.first
      let new = own ?? (count == 2 ? DService(deps: Provider()) : FixedD())
      hasOwnD = own != nil
      deps.dService = new
      d = new as AnyObject
      watch(own == nil ? "the new D" : "D", new as AnyObject)
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
  var a: As
  var c: FixedC

  init(_ a: As = As(), _ c: FixedC = FixedC()) { (self.a, self.c) = (a, c) }

  var aService: any AServicing { a }
  var cService: any CServicing { c }
  var products: [Int] { multiplied(a.numbers, c.pairs) }
}

private struct Watched {
  let name: String
  weak var object: AnyObject?
}

private func multiplied(_ a: [A], _ pairs: [C]) -> [Int] {
  zip(a, pairs).map { a, c in a * (c.0 + c.1) }
}

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
