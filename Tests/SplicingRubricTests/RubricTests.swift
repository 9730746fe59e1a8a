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

  @Test("The cell is the document's", arguments: cells)
  func recommendation(of cell: Cell) throws {
    try #require(recommend(cell.scope, cell.accessibility).rawValue == cell.stated)
    proved(cell.id)
  }

  @Test("The program's table is this one, row by row, and so is what it calls the document's")
  func tables() {
    let stated = Self.cells.map(\.stated)
    #expect(recommendedTable.flatMap(\.self) == stated)
    #expect(documentsTable.flatMap(\.self) == stated)
  }

  @Test(
    "The terms are five scopes and three accessibilities",
    .proves(
      "CPDI-63", "CPDI-64", "CPDI-65", "CPDI-66", "CPDI-67", "CPDI-68", "CPDI-69", "CPDI-70"))
  func terms() {
    #expect(
      MemoryScope.allCases.map(\.rawValue) == [
        "global", "entire-feature", "non-adjacent-descendants", "direct-descendants", "single-type",
      ])
    #expect(Accessibility.allCases.map(\.rawValue) == ["public", "internal", "private"])
  }
}
