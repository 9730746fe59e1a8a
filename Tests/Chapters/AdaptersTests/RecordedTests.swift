import TestSupport
import Testing

@Suite("Adapters: what chapter 04 recorded")
struct RecordedTests {
  /// Where the record has each row of the table, in its order.
  private static let records = [
    (heading: "debug", row: "ServerAPI: a public method"),
    (heading: "debug", row: "Login: one more server call"),
    (heading: "one target alone", row: "Login"),
    (heading: "one target alone", row: "ServerAPI"),
  ]

  @Test("The table in More.md is the record's")
  func table() throws {
    let table = try PageTable(with: "adapters", in: "\(chapterFolder("Adapters"))/More.md")
    #expect(table.rows.count == Self.records.count)
    for (shown, place) in zip(table.rows, Self.records) {
      let record = try PageTable(
        under: place.heading, in: "\(chapterFolder("ModuleStages"))/Shapes/Recorded.md")
      let recorded = try #require(record.rows.first { $0.first == place.row })
      #expect(table.header.dropFirst() == record.header.dropFirst())
      #expect(shown.dropFirst().map { $0 } == recorded.dropFirst().map(modules))
    }
  }

  /// The modules that a cell of the record names, in the table's order: `S1/3 L1/2`, or their names.
  private func modules(_ cell: String) -> String {
    ["ServerAPI", "Login", "Items", "Friends", "Main"].filter { module in
      cell.split(separator: " ").contains { $0.first == module.first }
    }.joined(separator: " ")
  }
}
