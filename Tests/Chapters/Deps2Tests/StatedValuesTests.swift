import Numbers
import TestSupport
import Testing

@testable import Deps2

/// The objects of the document's usage part, with the names they have there.
struct Usage {
  let a = AService()
  let b = BService()
  let fa = FakeAService()
  let fb = FakeBService()
  let fc = FakeCService()

  var c: CService { CService(aService: a, bService: b) }
  var c2: CService { CService(aService: fa, bService: b) }
  var c3: CService { CService(aService: a, bService: fb) }
  var c4: CService { CService(aService: fa, bService: fb) }

  var deps1: Deps { Deps(aService: a, bService: b, cService: c) }
  var deps2: Deps { Deps(aService: fa, bService: b, cService: c2) }
  var deps3: Deps { Deps(aService: a, bService: fb, cService: c3) }
  var deps4: Deps { Deps(aService: fa, bService: fb, cService: c4) }
  var deps5: Deps { Deps(aService: a, bService: b, cService: fc) }
  var deps6: Deps { Deps(aService: a, bService: b, cService: c) }

  /// `deps6` after A was replaced.
  var deps6WithFakeA: Deps {
    let deps6 = deps6
    deps6.aService = fa
    return deps6
  }

  /// `deps6` after A was replaced and C rebuilt.
  var deps6Rebuilt: Deps {
    let deps6 = deps6WithFakeA
    deps6.cService = CService(aService: fa, bService: b)
    return deps6
  }
}

@Suite("Deps2: documented values")
struct StatedValuesTests {
  static let rows: [Stated<Usage>] = [
    .init("DEPS-201", "a.getAs()", [1, 2, 3]) { $0.a.getAs() },
    .init("DEPS-202", "b.getBs()", [11, 12, 13]) { $0.b.getBs() },
    .init("DEPS-203", "c.getCs()", [(1, 11), (2, 12), (3, 13)]) { $0.c.getCs() },
    .init("DEPS-204", "controllerab1.total()", 42) { ControllerAB(deps: $0.deps1).total() },
    .init("DEPS-205", "controllerc1.total()", 42) { ControllerC(deps: $0.deps1).total() },
    .init("DEPS-206", "fa.getAs()", [-1, -2, -3]) { $0.fa.getAs() },
    .init("DEPS-207", "c2.getCs()", [(-1, 11), (-2, 12), (-3, 13)]) { $0.c2.getCs() },
    .init("DEPS-208", "deps2.cService.getCs()", [(-1, 11), (-2, 12), (-3, 13)]) {
      $0.deps2.cService.getCs()
    },
    .init("DEPS-209", "controllerab2.total()", 30) { ControllerAB(deps: $0.deps2).total() },
    .init("DEPS-210", "controllerc2.total()", 30) { ControllerC(deps: $0.deps2).total() },
    .init("DEPS-211", "fb.getBs()", [-11, -12, -13]) { $0.fb.getBs() },
    .init("DEPS-212", "c3.getCs()", [(1, -11), (2, -12), (3, -13)]) { $0.c3.getCs() },
    .init("DEPS-213", "deps3.cService.getCs()", [(1, -11), (2, -12), (3, -13)]) {
      $0.deps3.cService.getCs()
    },
    .init("DEPS-214", "controller3.total()", -30) { ControllerAB(deps: $0.deps3).total() },
    .init("DEPS-215", "controllerc3.total()", -30) { ControllerC(deps: $0.deps3).total() },
    .init("DEPS-216", "c4.getCs()", [(-1, -11), (-2, -12), (-3, -13)]) { $0.c4.getCs() },
    .init("DEPS-217", "deps4.cService.getCs()", [(-1, -11), (-2, -12), (-3, -13)]) {
      $0.deps4.cService.getCs()
    },
    .init("DEPS-218", "controllerab4.total()", -42) { ControllerAB(deps: $0.deps4).total() },
    .init("DEPS-219", "controllerc4.total()", -42) { ControllerC(deps: $0.deps4).total() },
    .init("DEPS-220", "fc.getCs()", [(0, 0)]) { $0.fc.getCs() },
    .init("DEPS-221", "deps5.aService.getAs()", [1, 2, 3]) { $0.deps5.aService.getAs() },
    .init("DEPS-222", "deps5.bService.getBs()", [11, 12, 13]) { $0.deps5.bService.getBs() },
    .init("DEPS-223", "deps5.cService.getCs()", [(0, 0)]) { $0.deps5.cService.getCs() },
    .init("DEPS-224", "controllerab5.total()", 42) { ControllerAB(deps: $0.deps5).total() },
    .init("DEPS-225", "controllerc5.total()", 0) { ControllerC(deps: $0.deps5).total() },
    .init("DEPS-226", "deps6.aService.getAs()", [1, 2, 3]) { $0.deps6.aService.getAs() },
    .init("DEPS-227", "deps6.cService.getCs()", [(1, 11), (2, 12), (3, 13)]) {
      $0.deps6.cService.getCs()
    },
    .init("DEPS-228", "deps6.aService.getAs()", [-1, -2, -3]) {
      $0.deps6WithFakeA.aService.getAs()
    },
    .init("DEPS-229", "deps6.cService.getCs()", [(1, 11), (2, 12), (3, 13)]) {
      $0.deps6WithFakeA.cService.getCs()
    },
    .init("DEPS-230", "deps6.cService.getCs()", [(-1, 11), (-2, 12), (-3, 13)]) {
      $0.deps6Rebuilt.cService.getCs()
    },
  ]

  @Test("Each expression returns its documented value", arguments: rows)
  func value(row: Stated<Usage>) throws {
    try row.check(Usage())
    proved(row.id)
  }

  @Test("The transcript prints every documented value in order")
  func transcriptHasThem() throws {
    #expect(Self.rows.count == 30)
    try ChapterUnderTest("Deps2").printsInOrder(Self.rows.map(\.printed))
  }
}
