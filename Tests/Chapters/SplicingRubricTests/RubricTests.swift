import TestSupport
import Testing

@testable import SplicingRubric

@Suite("SplicingRubric: fifteen recommendations")
struct RubricTests {
  /// A cell as the document prints it.
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

  @Test(
    "The counted edits lead to each documented recommendation", .proves("CPDI-47"),
    arguments: cells)
  func recommendation(of cell: Cell) throws {
    try #require(try advice(cell.scope, cell.accessibility) == cell.stated)
    try #require(recommend(cell.scope, cell.accessibility).rawValue == cell.stated)
    proved(cell.id)
  }

  /// The five rules in More.md. Fixtures show what the compiler refuses.
  private func advice(_ scope: MemoryScope, _ accessibility: Accessibility) throws -> String {
    let row = try #require(CountTests.rows.first { $0.scope == scope })
    let isPublicForTheApp = scope == .global && accessibility == .public
    if isPublicForTheApp, try CountTests.placesInTheApp() < row.edits[..<2].min()! { return "N/A" }
    if accessibility == .private, row.isInSeveralFiles { return "N/A" }
    if row.edits[1] < row.edits[0] { return "Splice" }
    return row.edits[3] < row.edits[2] ? "Maybe Splice" : "Separate Parameter"
  }

  @Test("The table in More.md lists what decides each recommendation")
  func guideTable() throws {
    let table = try PageTable(
      with: "several files", in: "\(chapterFolder("SplicingRubric"))/More.md")
    let rows = CountTests.rows.reversed().compactMap { row in
      row.scope.map { scope in
        [
          scope.title, less(row.edits[0], row.edits[1]), less(row.edits[2], row.edits[3]),
          row.isInSeveralFiles ? "yes" : "no", scope == .global ? "yes" : "no",
        ]
      }
    }
    #expect(table.rows == rows)
  }

  private func less(_ parameter: Int, _ splice: Int) -> String {
    parameter == splice ? "none" : parameter < splice ? "parameter" : "splice"
  }

  @Test("The program's tables contain the documented recommendations")
  func tables() {
    let stated = Self.cells.map(\.stated)
    #expect(recommendedTable.flatMap(\.self) == stated)
    #expect(documentsTable.flatMap(\.self) == stated)
  }

  @Test("The command accepts five scopes and three access levels")
  func terms() {
    #expect(
      MemoryScope.allCases.map(\.rawValue) == [
        "global", "entire-feature", "non-adjacent-descendants", "direct-descendants", "single-type",
      ])
    #expect(Accessibility.allCases.map(\.rawValue) == ["public", "internal", "private"])
  }
}

extension CountTests.Row {
  /// Whether the dependency is created and used in different files.
  fileprivate var isInSeveralFiles: Bool { parameter.count > 1 }
}
