import TestSupport
import Testing

@testable import ModuleStages

@Suite("ModuleStages: recorded rebuilds")
struct RecordedTests {
  @Test(
    "The program prints the rebuilds recorded in Recorded.md",
    arguments: RecordedRow.edits + RecordedRow.reuse)
  func rows(printed: RecordedRow) throws {
    let table = try PageTable(
      under: printed.table, in: "\(chapterFolder("ModuleStages"))/Shapes/Recorded.md")
    #expect(table.header.dropFirst().prefix(4) == RecordedRow.packages[...])
    let row = try #require(table.rows.first { $0.first == printed.row })
    #expect(row.dropFirst().prefix(4) == printed.cells[...])
  }
}
