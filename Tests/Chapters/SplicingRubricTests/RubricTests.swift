import Playground
import TestSupport
import Testing

@testable import SplicingRubric

@Suite("SplicingRubric: the fifteen cells")
struct RubricTests {
  /// A cell, as the document prints it.
  struct Cell: Sendable, CustomTestStringConvertible {
    let id: String
    let scope: MemoryScope
    let accessibility: Accessibility
    let stated: String

    init(_ id: String, _ scope: MemoryScope, _ accessibility: Accessibility, _ stated: String) {
      (self.id, self.scope, self.accessibility, self.stated) = (id, scope, accessibility, stated)
    }

    var testDescription: String { "\(id) \(scope.rawValue) \(accessibility.rawValue)" }
  }

  static let cells = [
    Cell("CPDI-48", .global, .public, "N/A"),
    Cell("CPDI-49", .global, .internal, "Splice"),
    Cell("CPDI-50", .global, .private, "N/A"),
    Cell("CPDI-51", .entireFeature, .public, "Splice"),
    Cell("CPDI-52", .entireFeature, .internal, "Splice"),
    Cell("CPDI-53", .entireFeature, .private, "N/A"),
    Cell("CPDI-54", .nonAdjacentDescendants, .public, "Maybe Splice"),
    Cell("CPDI-55", .nonAdjacentDescendants, .internal, "Maybe Splice"),
    Cell("CPDI-56", .nonAdjacentDescendants, .private, "N/A"),
    Cell("CPDI-57", .directDescendants, .public, "Separate Parameter"),
    Cell("CPDI-58", .directDescendants, .internal, "Separate Parameter"),
    Cell("CPDI-59", .directDescendants, .private, "Separate Parameter"),
    Cell("CPDI-60", .singleType, .public, "Separate Parameter"),
    Cell("CPDI-61", .singleType, .internal, "Separate Parameter"),
    Cell("CPDI-62", .singleType, .private, "Separate Parameter"),
  ]

  @Test("What was measured of the pair decides the cell as the document does", arguments: cells)
  func recommendation(of cell: Cell) async throws {
    let pair = try #require(Pair.all.first { $0.scope == cell.scope })
    let facts = try await Facts(of: pair, cell.accessibility)
    try #require(facts.lives[0] == facts.lives[1])
    try #require(facts.advice == cell.stated, "\(facts)")
    try #require(recommend(cell.scope, cell.accessibility).rawValue == cell.stated)
    proved(cell.id)
  }

  @Test(
    "Who can reach a dependency, and how long it lives, is the same by parameter and by splice",
    .proves("CPDI-47", "CPDI-68", "CPDI-69", "CPDI-70", "CPDI-E40"), arguments: Pair.all)
  func bothWays(of pair: Pair) async throws {
    for accessibility in Accessibility.allCases {
      let facts = try await Facts(of: pair, accessibility)
      let isRefused = accessibility == .private && pair.splice.count > 1
      #expect(facts.ways == [!isRefused, !isRefused])
      #expect(facts.refused.contains(pair.app) == (accessibility != .public))
      let two = pair.scope == .global ? Tally(made: 1, gone: 0) : Tally(made: 2, gone: 2)
      #expect(facts.lives == [two, two])
    }
  }

  @Test(
    "In one file both ways may be file-private, whatever the scope",
    .proves("CPDI-50", "CPDI-53", "CPDI-56", "CPDI-E19"))
  func oneFile() async throws {
    #expect(try await Reach.refusedInOneFile() == [])
  }

  @Test("The guide's table tells what decides")
  func guideTable() async throws {
    let table = try PageTable(with: "several files", in: "Chapters/22-SplicingRubric/More.md")
    var rows: [[String]] = []
    for pair in Pair.all.reversed() {
      let facts = try await Facts(of: pair, .internal)
      let (parameter, splice) = (facts.parameter, facts.splice)
      rows.append([
        pair.scope.title, less(parameter.one, splice.one), less(parameter.further, splice.further),
        pair.splice.count > 1 ? "yes" : "no", facts.app == nil ? "no" : "yes",
      ])
    }
    #expect(table.rows == rows)
  }

  private func less(_ parameter: Int, _ splice: Int) -> String {
    parameter == splice ? "none" : parameter < splice ? "parameter" : "splice"
  }

  @Test("The program's table is this one, row by row, and so is what it calls the document's")
  func tables() {
    let stated = Self.cells.map(\.stated)
    #expect(recommendedTable.flatMap(\.self) == stated)
    #expect(documentsTable.flatMap(\.self) == stated)
  }

  @Test("The words of the program are five scopes and three accessibilities")
  func terms() {
    #expect(
      MemoryScope.allCases.map(\.rawValue) == [
        "global", "entire-feature", "non-adjacent-descendants", "direct-descendants", "single-type",
      ])
    #expect(Accessibility.allCases.map(\.rawValue) == ["public", "internal", "private"])
  }
}
