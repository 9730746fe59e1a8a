import Numbers
import Playground
import TestSupport
import Testing

@testable import Deps1

/// A design that keeps provider protocols with properties, and whose C still takes the object.
protocol Repair: AnyObject, SendableMetatype, AServiceProviding, BServiceProviding {
  static func make(_ a: any AServicing, _ b: any BServicing) -> Self
  /// C, as consumers of the repaired object see it.
  var c: any CServicing { get set }
  /// The sum that a reader of C computes.
  var totalOfC: Int { get }
}

/// A repair with a C that isn't optional.
protocol CServiceHolding: AnyObject, CServiceProviding {
  var cService: any CServicing { get set }
}

extension Repair where Self: CServiceHolding {
  var totalOfC: Int { ControllerC(deps: self).total() }

  var c: any CServicing {
    get { cService }
    set { cService = newValue }
  }
}

/// R1: the chapter's own code.
extension Deps: Repair, CServiceHolding {
  static func make(_ a: any AServicing, _ b: any BServicing) -> Deps {
    makeDeps(aService: a, bService: b)
  }
}

/// Stores A and B for the other repairs.
class ABHolder: AServiceProviding, BServiceProviding {
  var aService: any AServicing
  var bService: any BServicing

  required init(_ a: any AServicing, _ b: any BServicing) {
    (aService, bService) = (a, b)
  }
}

/// R2: C is created from the object on first use.
final class LazyDeps: ABHolder, Repair, CServiceHolding {
  lazy var cService: any CServicing = CService(deps: self)

  static func make(_ a: any AServicing, _ b: any BServicing) -> Self { Self(a, b) }
}

/// R3: the protocol has `!` too, so any reader can crash on nil.
protocol UnwrappedCServiceProviding {
  var cService: (any CServicing)! { get }
}

/// The chapter's `ControllerC` with the protocol of R3.
struct UnwrappedControllerC {
  let deps: any UnwrappedCServiceProviding

  func total() -> Int { deps.cService.getCs().reduce(0) { $0 + $1.0 + $1.1 } }
}

final class UnwrappedDeps: ABHolder, Repair, UnwrappedCServiceProviding {
  var cService: (any CServicing)!

  static func make(_ a: any AServicing, _ b: any BServicing) -> Self {
    let deps = Self(a, b)
    deps.cService = CService(deps: deps)
    return deps
  }

  var totalOfC: Int { UnwrappedControllerC(deps: self).total() }
  var c: any CServicing {
    get { cService }
    set { cService = newValue }
  }
}

/// R5: a placeholder until the factory sets C. Calling the placeholder crashes.
final class PlaceholderDeps: ABHolder, Repair, CServiceHolding {
  private struct Unset: CServicing {
    func getCs() -> [C] { preconditionFailure("cService was read before it was set") }
  }

  var cService: any CServicing = Unset()

  static func make(_ a: any AServicing, _ b: any BServicing) -> Self {
    let deps = Self(a, b)
    deps.cService = CService(deps: deps)
    return deps
  }
}

/// R7: a new C on every read, unless it was replaced.
final class PerAccessDeps: ABHolder, Repair, CServiceHolding {
  private var replacement: (any CServicing)?

  var cService: any CServicing {
    get { replacement ?? CService(deps: self) }
    set { replacement = newValue }
  }

  static func make(_ a: any AServicing, _ b: any BServicing) -> Self { Self(a, b) }
}

@Suite("Deps1: repairs that keep provider properties")
struct RepairsTests {
  /// A repair, the claim it proves, and whether it leaks.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let id: String
    let type: any Repair.Type
    let leaks: Bool
  }

  static let rows = [
    Row(testDescription: "R1 private storage", id: "DEPS-30", type: Deps.self, leaks: true),
    Row(testDescription: "R2 lazy", id: "DEPS-31", type: LazyDeps.self, leaks: true),
    Row(
      testDescription: "R3 ! in the protocol", id: "DEPS-32", type: UnwrappedDeps.self, leaks: true),
    Row(testDescription: "R5 placeholder", id: "DEPS-13", type: PlaceholderDeps.self, leaks: true),
    Row(testDescription: "R7 per access", id: "DEPS-33", type: PerAccessDeps.self, leaks: false),
  ]

  @Test("Each repair returns the documented values with real and fake services", arguments: rows)
  func values(of row: Row) throws {
    try requireValues(of: row.type)
    proved(row.id, "DEPS-01", "DEPS-03", "DEPS-13", "DEPS-27", "DEPS-E3")
  }

  @Test("Only a repair that doesn't store C frees every object", arguments: rows)
  func lifetimes(of row: Row) throws {
    let lifetimes = Lifetimes()
    use(row.type, lifetimes)
    try #require(lifetimes.alive == (row.leaks ? ["Deps", "C"] : []))
    proved(row.id)
  }

  @Test("Each repair that stores C returns the same C every time", arguments: rows)
  func identity(of row: Row) throws {
    let deps = row.type.make(AService(), BService())
    let isSame = deps.c as AnyObject === deps.c as AnyObject
    try #require(isSame == (row.id != "DEPS-33"))
    proved(row.id)
  }

  @Test("A lazy C that is never read creates no retain cycle", .proves("DEPS-31"))
  func untouchedLazy() {
    let lifetimes = Lifetimes()
    func scenario() {
      lifetimes.watch("Deps", LazyDeps.make(AService(), BService()))
    }
    scenario()
    #expect(lifetimes.alive == [])
  }

  @Test("Reading C through a protocol's `!` property crashes on nil", .proves("DEPS-32"))
  func nilReachesReaders() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let provider: any UnwrappedCServiceProviding = UnwrappedDeps(
        AService(), BService())
      _ = provider.cService.getCs()
    }
    result.expectLastWords("Unexpectedly found nil while implicitly unwrapping an Optional value")
  }

  private func requireValues<Some: Repair>(of type: Some.Type) throws {
    let scenarios: [(any AServicing, any BServicing, [(A, B)])] = [
      (AService(), BService(), [(1, 11), (2, 12), (3, 13)]),
      (FakeAService(), BService(), [(-1, 11), (-2, 12), (-3, 13)]),
      (AService(), FakeBService(), [(1, -11), (2, -12), (3, -13)]),
      (FakeAService(), FakeBService(), [(-1, -11), (-2, -12), (-3, -13)]),
    ]
    for (a, b, stated) in scenarios {
      let deps = type.make(a, b)
      try #require(CService(deps: deps).getCs().elementsEqual(stated, by: ==))
      try #require(deps.c.getCs().elementsEqual(stated, by: ==))
      let total = stated.reduce(0) { $0 + $1.0 + $1.1 }
      try #require(ControllerAB(deps: deps).total() == total)
      try #require(deps.totalOfC == total)
    }
    let deps5 = type.make(AService(), BService())
    deps5.c = FakeCService()
    try #require(deps5.c.getCs().elementsEqual([(0, 0)], by: ==))
    try #require(ControllerAB(deps: deps5).total() == 42)
    try #require(deps5.totalOfC == 0)
  }

  private func use<Some: Repair>(_ type: Some.Type, _ lifetimes: Lifetimes) {
    let deps = type.make(AService(), BService())
    lifetimes.watch("Deps", deps)
    let c = deps.c
    lifetimes.watch("C", c as AnyObject)
    _ = c.getCs()
  }
}
