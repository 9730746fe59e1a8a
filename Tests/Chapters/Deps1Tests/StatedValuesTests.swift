import Numbers
import TestSupport
import Testing

@testable import Deps1

/// The objects of the document's usage part, with the names they have there.
struct Usage {
  let a = AService()
  let b = BService()
  let fa = FakeAService()
  let fb = FakeBService()
  let fc = FakeCService()

  var deps1: Deps { .makeDeps(aService: a, bService: b) }
  var deps2: Deps { .makeDeps(aService: fa, bService: b) }
  var deps3: Deps { .makeDeps(aService: a, bService: fb) }
  var deps4: Deps { .makeDeps(aService: fa, bService: fb) }
  var deps5: Deps { .makeDeps(aService: a, bService: b) }

  /// `deps5` after C was replaced with the fake.
  var deps5WithFakeC: Deps {
    let deps5 = deps5
    deps5.cService = fc
    return deps5
  }
}

@Suite("Deps1: documented values")
struct StatedValuesTests {
  static let rows: [Stated<Usage>] = [
    .init("DEPS-101", "a.getAs()", [1, 2, 3]) { $0.a.getAs() },
    .init("DEPS-102", "b.getBs()", [11, 12, 13]) { $0.b.getBs() },
    .init("DEPS-103", "c.getCs()", [(1, 11), (2, 12), (3, 13)]) {
      CService(deps: $0.deps1).getCs()
    },
    .init("DEPS-104", "deps1.cService.getCs()", [(1, 11), (2, 12), (3, 13)]) {
      $0.deps1.cService.getCs()
    },
    .init("DEPS-105", "controllerab1.total()", 42) { ControllerAB(deps: $0.deps1).total() },
    .init("DEPS-106", "controllerc1.total()", 42) { ControllerC(deps: $0.deps1).total() },
    .init("DEPS-107", "fa.getAs()", [-1, -2, -3]) { $0.fa.getAs() },
    .init("DEPS-108", "c2.getCs()", [(-1, 11), (-2, 12), (-3, 13)]) {
      CService(deps: $0.deps2).getCs()
    },
    .init("DEPS-109", "deps2.cService.getCs()", [(-1, 11), (-2, 12), (-3, 13)]) {
      $0.deps2.cService.getCs()
    },
    .init("DEPS-110", "controllerab2.total()", 30) { ControllerAB(deps: $0.deps2).total() },
    .init("DEPS-111", "controllerc2.total()", 30) { ControllerC(deps: $0.deps2).total() },
    .init("DEPS-112", "fb.getBs()", [-11, -12, -13]) { $0.fb.getBs() },
    .init("DEPS-113", "c3.getCs()", [(1, -11), (2, -12), (3, -13)]) {
      CService(deps: $0.deps3).getCs()
    },
    .init("DEPS-114", "deps3.cService.getCs()", [(1, -11), (2, -12), (3, -13)]) {
      $0.deps3.cService.getCs()
    },
    .init("DEPS-115", "controller3.total()", -30) { ControllerAB(deps: $0.deps3).total() },
    .init("DEPS-116", "controllerc3.total()", -30) { ControllerC(deps: $0.deps3).total() },
    // The document makes c4 from deps3, and states the value for deps4.
    .init(
      "DEPS-117", "c4.getCs()", wrongly: [(-1, -11), (-2, -12), (-3, -13)],
      really: [(1, -11), (2, -12), (3, -13)]
    ) { CService(deps: $0.deps3).getCs() },
    .init("DEPS-118", "deps4.cService.getCs()", [(-1, -11), (-2, -12), (-3, -13)]) {
      $0.deps4.cService.getCs()
    },
    .init("DEPS-119", "controllerab4.total()", -42) { ControllerAB(deps: $0.deps4).total() },
    .init("DEPS-120", "controllerc4.total()", -42) { ControllerC(deps: $0.deps4).total() },
    .init("DEPS-121", "fc.getCs()", [(0, 0)]) { $0.fc.getCs() },
    .init("DEPS-122", "deps5.cService.getCs()", [(1, 11), (2, 12), (3, 13)]) {
      $0.deps5.cService.getCs()
    },
    .init("DEPS-123", "deps5.cService.getCs()", [(0, 0)]) { $0.deps5WithFakeC.cService.getCs() },
    .init("DEPS-124", "controllerab5.total()", 42) {
      ControllerAB(deps: $0.deps5WithFakeC).total()
    },
    .init("DEPS-125", "controllerc5.total()", 0) { ControllerC(deps: $0.deps5WithFakeC).total() },
  ]

  @Test("Each expression returns its documented or corrected value", arguments: rows)
  func value(row: Stated<Usage>) throws {
    try row.check(Usage())
    proved(row.id)
  }

  @Test("The transcript prints every documented value in order")
  func transcriptHasThem() throws {
    #expect(Self.rows.count == 25)
    try ChapterUnderTest("Deps1").printsInOrder(Self.rows.map(\.printed))
  }

  @Test(
    "`c4` created from `deps4` instead of `deps3` returns the documented value", .proves("DEPS-E1"))
  func c4Repaired() {
    let c4 = CService(deps: Usage().deps4)
    #expect(c4.getCs().elementsEqual([(-1, -11), (-2, -12), (-3, -13)], by: ==))
  }
}
