import TestSupport
import Testing

@testable import Adapters

@Suite("Adapters: what chapter 04 recorded")
struct RecordedTests {
  @Test("The printed rows are those of the record", arguments: RecordedShape.all)
  func rows(shape: RecordedShape) throws {
    #expect(try modules("debug", "ServerAPI: a public method", shape) == shape.newPublicMethod)
    #expect(try modules("debug", "Login: one more server call", shape) == shape.newLoginCall)
    #expect(try modules("one target alone", "Login", shape) == shape.loginElsewhere)
    #expect(try modules("one target alone", "ServerAPI", shape) == shape.clientElsewhere)
  }

  /// The modules that a cell of the record names, in the order of this chapter: `S1/3 L1/2`, or their
  /// whole names.
  private func modules(
    _ heading: String, _ row: String, _ shape: RecordedShape
  ) throws -> [String] {
    let table = try PageTable(under: heading, in: "Chapters/04-ModuleStages/Shapes/Recorded.md")
    let column = try #require(table.header.firstIndex(of: shape.name))
    let cells = try #require(table.rows.first { $0.first == row })
    let words = cells[column].split(separator: " ")
    let all = ["ServerAPI", "Login", "Items", "Friends", "Main"]
    try #require(words.allSatisfy { word in all.contains { $0.first == word.first } })
    return all.filter { module in words.contains { $0.first == module.first } }
  }
}
