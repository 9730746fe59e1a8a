import LabKit
import TestSupport
import Testing

@testable import ModuleStages

@Suite("ModuleStages: what an edit recompiles")
struct RebuildTests {
  private func recorded() throws -> RebuildRecord {
    RebuildRecord(parsing: try TestCheckout.checkout.read(RebuildGroup.shapes.record))
  }

  @Test("What the chapter prints as recorded is in the record")
  func printedRows() throws {
    let record = try recorded()
    for row in RecordedRow.edits + RecordedRow.reuse {
      let table = try #require(RebuildCell.Table(rawValue: row.table))
      let cells = RecordedRow.packages.map { record[RebuildCell(table, row.row, $0)] }
      #expect(cells == row.cells, "\(row.row)")
    }
  }

  @Test("The record has a cell for each edit of each package, and agrees with each claim")
  func recordIsWhole() throws {
    var all = RebuildRecord()
    for group in RebuildGroup.all {
      let record = RebuildRecord(parsing: try TestCheckout.checkout.read(group.record))
      let rows = group.edits.count * 2 + group.targets.count
      #expect(record.cells.count == rows * group.packages.count, "\(group.folder)")
      #expect(try TestCheckout.checkout.read(group.record).hasSuffix(record.tables(of: group)))
      all.cells.merge(record.cells) { first, _ in first }
    }
    for claim in RebuildClaim.all { #expect(claim.isProven(by: all), "\(claim.ids)") }
  }
}
