import Numbers
import TestSupport
import Testing

@testable import Deps3

/// The objects of the document's usage part, with the names they have there.
struct Usage {
  let a = AService()
  let b = BService()
  let fa = FakeAService()
  let fb = FakeBService()
  let fc = FakeCService()

  var deps1: SourceDeps { .makeDeps(aService: a, bService: b) }
  var deps2: SourceDeps { .makeDeps(aService: fa, bService: b) }
  var deps3: SourceDeps { .makeDeps(aService: a, bService: fb) }
  var deps4: SourceDeps { .makeDeps(aService: fa, bService: fb) }
  var deps5: SourceDeps { .makeDeps(aService: a, bService: b) }

  /// `deps5` after C was replaced with the fake.
  var deps5WithFakeC: SourceDeps {
    let deps5 = deps5
    deps5.cService_ = fc
    return deps5
  }
}

@Suite("Deps3: documented values")
struct StatedValuesTests {
  static let rows: [Stated<Usage>] = [
    .init("DEPS-301", "a.getAs()", [1, 2, 3]) { $0.a.getAs() },
    .init("DEPS-302", "b.getBs()", [11, 12, 13]) { $0.b.getBs() },
    .init("DEPS-303", "c.getCs()", [(1, 11), (2, 12), (3, 13)]) {
      CService(deps: $0.deps1).getCs()
    },
    .init("DEPS-304", "deps1.cService().getCs()", [(1, 11), (2, 12), (3, 13)]) {
      $0.deps1.cService().getCs()
    },
    .init("DEPS-305", "controllerab1.total()", 42) { ControllerAB(deps: $0.deps1).total() },
    .init("DEPS-306", "controllerc1.total()", 42) { ControllerC(deps: $0.deps1).total() },
    .init("DEPS-307", "fa.getAs()", [-1, -2, -3]) { $0.fa.getAs() },
    .init("DEPS-308", "c2.getCs()", [(-1, 11), (-2, 12), (-3, 13)]) {
      CService(deps: $0.deps2).getCs()
    },
    .init("DEPS-309", "deps2.cService().getCs()", [(-1, 11), (-2, 12), (-3, 13)]) {
      $0.deps2.cService().getCs()
    },
    .init("DEPS-310", "controllerab2.total()", 30) { ControllerAB(deps: $0.deps2).total() },
    .init("DEPS-311", "controllerc2.total()", 30) { ControllerC(deps: $0.deps2).total() },
    .init("DEPS-312", "fb.getBs()", [-11, -12, -13]) { $0.fb.getBs() },
    .init("DEPS-313", "c3.getCs()", [(1, -11), (2, -12), (3, -13)]) {
      CService(deps: $0.deps3).getCs()
    },
    .init("DEPS-314", "deps3.cService().getCs()", [(1, -11), (2, -12), (3, -13)]) {
      $0.deps3.cService().getCs()
    },
    .init("DEPS-315", "controller3.total()", -30) { ControllerAB(deps: $0.deps3).total() },
    .init("DEPS-316", "controllerc3.total()", -30) { ControllerC(deps: $0.deps3).total() },
    // The document makes c4 from deps3, and states the value for deps4.
    .init(
      "DEPS-317", "c4.getCs()", wrongly: [(-1, -11), (-2, -12), (-3, -13)],
      really: [(1, -11), (2, -12), (3, -13)]
    ) { CService(deps: $0.deps3).getCs() },
    .init("DEPS-318", "deps4.cService().getCs()", [(-1, -11), (-2, -12), (-3, -13)]) {
      $0.deps4.cService().getCs()
    },
    .init("DEPS-319", "controllerab4.total()", -42) { ControllerAB(deps: $0.deps4).total() },
    .init("DEPS-320", "controllerc4.total()", -42) { ControllerC(deps: $0.deps4).total() },
    .init("DEPS-321", "fc.getCs()", [(0, 0)]) { $0.fc.getCs() },
    .init("DEPS-322", "deps5.cService().getCs()", [(1, 11), (2, 12), (3, 13)]) {
      $0.deps5.cService().getCs()
    },
    .init("DEPS-323", "deps5.cService().getCs()", [(0, 0)]) {
      $0.deps5WithFakeC.cService().getCs()
    },
    .init("DEPS-324", "controllerab5.total()", 42) {
      ControllerAB(deps: $0.deps5WithFakeC).total()
    },
    .init("DEPS-325", "controllerc5.total()", 0) { ControllerC(deps: $0.deps5WithFakeC).total() },
  ]

  @Test("Each expression returns its documented or corrected value", arguments: rows)
  func value(row: Stated<Usage>) throws {
    try row.check(Usage())
    proved(row.id)
  }

  @Test("The transcript prints every documented value in order")
  func transcriptHasThem() throws {
    #expect(Self.rows.count == 25)
    try ChapterUnderTest("Deps3").printsInOrder(Self.rows.map(\.printed))
  }

  @Test(
    "`c4` created from `deps4` instead of `deps3` returns the documented value", .proves("DEPS-E1"))
  func c4Repaired() {
    let c4 = CService(deps: Usage().deps4)
    #expect(c4.getCs().elementsEqual([(-1, -11), (-2, -12), (-3, -13)], by: ==))
  }
}
