import TestSupport
import Testing

@Suite("Adapters: modules that an edit rebuilds")
struct RecordedTests {
  /// The heading and first cell in Recorded.md for each row of the table, in its order.
  private static let sources = [
    (heading: "debug", row: "ServerAPI: a public method"),
    (heading: "debug", row: "Login: one more server call"),
    (heading: "one target alone", row: "Login"),
    (heading: "one target alone", row: "ServerAPI"),
  ]

  @Test("The table in More.md lists the rebuilt modules from Recorded.md")
  func table() throws {
    let table = try PageTable(with: "adapters", in: "\(chapterFolder("Adapters"))/More.md")
    #expect(table.rows.count == Self.sources.count)
    for (row, source) in zip(table.rows, Self.sources) {
      let record = try PageTable(
        under: source.heading, in: "\(chapterFolder("ModuleStages"))/Shapes/Recorded.md")
      let recorded = try #require(record.rows.first { $0.first == source.row })
      #expect(table.header.dropFirst() == record.header.dropFirst())
      #expect(row.dropFirst().map { $0 } == recorded.dropFirst().map(modules))
    }
  }

  /// The modules that a cell of the record names, in the table's order: `S1/3 L1/2`, or their names.
  private func modules(_ cell: String) -> String {
    ["ServerAPI", "Login", "Items", "Friends", "Main"].filter { module in
      cell.split(separator: " ").contains { $0.first == module.first }
    }.joined(separator: " ")
  }
}
