import TestSupport
import Testing

@testable import SingletonStages

/// The expected table, written by hand. The program and the pages are compared with it.
@Suite("SingletonStages: table of eight stages and six checks")
struct StageTableTests {
  struct Row: Sendable {
    let title: String
    /// One cell for each check, in the order of `Stage.checks`.
    let cells: [String]
    /// The fixture with the document's code of the stage; nil if the stage is ours.
    let printed: String?

    init(_ title: String, _ cells: String..., printed: String? = nil) {
      (self.title, self.cells, self.printed) = (title, cells, printed)
    }
  }

  static let rows = [
    Row("GoF singleton", "no", "no", "no", "no", "0 of 2", "no", printed: "GoFAsPrinted"),
    Row(
      "asks .shared", "yes", "no", "no", "no", "0 of 2", "no", printed: "SwiftSingletonAsPrinted"
    ),
    Row(
      "property, empty mock", "yes", "yes", "no", "no", "0 of 2", "no", printed: "PropertyAsPrinted"
    ),
    Row("property, mock overrides", "yes", "yes", "yes", "no", "2 of 2", "no"),
    Row("static var shared", "yes", "yes", "yes", "no", "1 of 2", "no", printed: "GlobalAsPrinted"),
    Row(
      "back again, as printed", "yes", "yes", "no", "no", "0 of 2", "no", printed: "ItemsAsPrinted"),
    Row("task-local shared", "yes", "yes", "yes", "no", "2 of 2", "no"),
    Row("initializer", "yes", "yes", "yes", "yes", "2 of 2", "yes"),
  ]

  @Test(
    "Each stage passes and fails the checks listed in its row",
    .proves("STG-42", "STG-48", "STG-E03"))
  func table() async {
    await #expect(processExitsWith: .success) {
      var rows: [[String]] = []
      for stage in await Stage.all { rows.append(await stage.row()) }
      #expect(rows == Self.rows.map { [$0.title] + $0.cells })
    }
  }

  @Test("The guide's tables list each stage's checks and what Swift 6 rejects")
  @MainActor
  func guideTable() throws {
    let short = try PageTable(with: "stage", in: "\(chapterFolder("SingletonStages"))/README.md")
    let checks = try short.header.dropFirst().map { try #require(Stage.checks.firstIndex(of: $0)) }
    for row in short.rows {
      let full = try #require(Self.rows.first { $0.title == row[0] })
      #expect(row == [full.title] + checks.map { full.cells[$0] })
    }
    let table = try PageTable(with: "stage", in: "\(chapterFolder("SingletonStages"))/More.md")
    #expect(table.header == ["stage"] + Stage.checks + ["Swift 6, as printed"])
    let fixtures = try RefusedCode.all(of: "SingletonStages").map(\.testDescription)
    let printed = Self.rows.compactMap(\.printed).map { "SingletonStages/Refused/\($0)" }
    #expect(Set(printed).isSubset(of: fixtures))
    #expect(
      table.rows
        == Self.rows.map { [$0.title] + $0.cells + [$0.printed == nil ? "ours" : "refused"] })
  }
}
