import Foundation
import Proof
import Testing
import WorkshopKit

@testable import LabKit
@testable import ModuleStages

@Suite("ModuleStages: what an edit recompiles")
struct RebuildTests {
  @Test(
    "Of three edits, two reach every feature of the shared client, and none through adapters",
    .proves("STG-01", "STG-12", "STG-52"))
  func matrix() async throws {
    let expected: [RebuildCell: String] = [
      .init(.debug, "ServerAPI: a comment", "shared"): "S1/3",
      .init(.debug, "ServerAPI: a public method", "shared"): "S1/3 L1/2 I1/2 F1/2",
      .init(.debug, "Login: one more server call", "shared"): "S1/3 L1/2 I1/2 F1/2",
      .init(.debug, "ServerAPI: a comment", "adapters"): "S1/2",
      .init(.debug, "ServerAPI: a public method", "adapters"): "S1/2 M4/5",
      .init(.debug, "Login: one more server call", "adapters"): "M2/5",
    ]
    let part = RebuildMeasurement.Part(
      packages: ["shared", "adapters"], edits: Set(expected.keys.map(\.row)), tables: [.debug])
    let found = try await measured(part)
    #expect(found.record.cells == expected)
    #expect(found.record.differences(from: try recorded()) == [])
    #expect(found.misprints == [])
  }

  /// Builds copies in the build folder of this checkout.
  private func measured(_ part: RebuildMeasurement.Part) async throws -> RebuildMeasurement.Found {
    let session = House.session
    let folder = "\(session.folder.products)/rebuilds-\(ProcessInfo.processInfo.processIdentifier)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var surroundings = session.surroundings
    surroundings.console = Page()
    let bench = Bench(surroundings: surroundings, stopwatch: RealStopwatch())
    return try await RebuildMeasurement(checkout: House.checkout, folder: folder, bench: bench)
      .found(.shapes, part)
  }

  private func recorded() throws -> RebuildRecord {
    RebuildRecord(parsing: try House.checkout.read(RebuildGroup.shapes.record))
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
      let record = RebuildRecord(parsing: try House.checkout.read(group.record))
      let rows = group.edits.count * 2 + group.targets.count
      #expect(record.cells.count == rows * group.packages.count, "\(group.folder)")
      #expect(try House.checkout.read(group.record).hasSuffix(record.tables(of: group)))
      all.cells.merge(record.cells) { first, _ in first }
    }
    for claim in RebuildClaim.all { #expect(claim.isProven(by: all), "\(claim.ids)") }
  }
}
