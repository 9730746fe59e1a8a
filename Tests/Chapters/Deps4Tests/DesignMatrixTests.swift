import Numbers
import TestSupport
import Testing

@testable import Deps4

/// The expected results of each design, written by hand.
@Suite("Deps4: table of nine designs and eight checks")
struct DesignMatrixTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let type: any DepsDesign.Type
    /// One result for each check, in the order of `DesignCheck`.
    let cells: [String]

    var testDescription: String { type.title }
  }

  static let rows = [
    Row(type: UnwrappedDeps.self, cells: ["ok", "ok", "ok", "ok", "ok", "ok", "leak", "ok"]),
    Row(type: LazyDeps.self, cells: ["ok", "ok", "ok", "ok", "ok", "ok", "leak", "ok"]),
    Row(type: LazyUnownedDeps.self, cells: ["ok", "ok", "ok", "ok", "ok", "ok", "ok", "crash"]),
    Row(type: LazyWeakDeps.self, cells: ["ok", "ok", "ok", "ok", "ok", "ok", "ok", "wrong value"]),
    Row(type: PerAccessDeps.self, cells: ["ok", "ok", "no", "ok", "ok", "ok", "ok", "ok"]),
    Row(type: ByInitDeps.self, cells: ["ok", "no", "ok", "ok", "no", "ok", "ok", "ok"]),
    Row(type: RebuildingDeps.self, cells: ["ok", "ok", "ok", "ok", "no", "no", "ok", "ok"]),
    Row(type: StructDeps.self, cells: ["ok", "no", "ok", "no", "no", "ok", "ok", "ok"]),
    Row(type: Deps.self, cells: ["ok", "ok", "ok", "ok", "ok", "ok", "ok", "ok"]),
  ]

  @Test("Each design passes and fails the checks listed in its row", arguments: rows)
  func row(_ row: Row) throws {
    for (check, cell) in zip(DesignCheck.allCases, row.cells) where cell != "crash" {
      let found = check.passes(row.type) ? "ok" : check.failure
      try #require(found == cell, "\(row.type.title): \(check.rawValue)")
    }
    proved("DEPS-08", "DEPS-18", "DEPS-38")
  }

  @Test("Only a C that takes the object sees A's replacement", arguments: rows)
  func heldC(_ row: Row) throws {
    let c = row.type.init(aService: AService(), bService: BService()).cService
    let takesServices = c is CServiceTakingServices
    try #require(DesignCheck.heldCSeesNewA.passes(row.type) != takesServices)
    proved("DEPS-04")
  }

  @Test("A C crashes when it reads a freed object through `unowned`", .proves("DEPS-38"))
  func unownedCrash() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = DesignCheck.cOutlivesDeps.passes(LazyUnownedDeps.self)
    }
    result.expectLastWords("Attempted to read an unowned reference", inRelease: true)
  }

  @Test("The expected results cover all nine designs in order")
  func allAreThere() {
    #expect(allDesigns.map { $0.title } == Self.rows.map(\.testDescription))
  }

  @Test("The table in More.md lists every design's results")
  func guideTable() throws {
    let table = try PageTable(with: "design", in: "\(chapterFolder("Deps4"))/More.md")
    #expect(table.header == ["design"] + DesignCheck.allCases.map(\.rawValue))
    #expect(table.rows == Self.rows.map { [$0.testDescription] + $0.cells })
  }
}
