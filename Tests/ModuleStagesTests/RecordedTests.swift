import Book
import TestSupport
import Testing

@testable import ModuleStages

@Suite("ModuleStages: what an edit recompiles")
struct RecordedTests {
  @Test(
    "The printed rows are those of the record", arguments: RecordedRow.edits + RecordedRow.reuse)
  func rows(printed: RecordedRow) throws {
    let page = try TestCheckout.checkout.read("Chapters/04-ModuleStages/Shapes/Recorded.md")
    let table = try #require(Markdown(page).tables.first { $0.heading == printed.table })
    #expect(table.header.dropFirst().prefix(3) == RecordedRow.packages[...])
    let row = try #require(table.rows.first { $0.cells.first == printed.row })
    #expect(row.cells.dropFirst().prefix(3) == printed.cells[...])
  }
}
