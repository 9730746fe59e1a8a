import RequirementsCarrier
import TestSupport
import Testing
import ToolSupport

@Suite("`carry`: README.md")
struct PageTests {
  private static let page = "Sources/Kit/RequirementsCarrier/README.md"

  private static func run(_ arguments: [String], source: String = "") -> String {
    let console = RecordingConsole()
    let files = InMemoryFiles(["Shop.swift": source])
    #expect(CarryCommand(files: files, console: console).run(arguments) == 0)
    return console.text
  }

  /// The block below the comment with its name.
  private static func example(_ name: String) throws -> String {
    let page = try TestCheckout.read(page)
    let block = try #require(page.split(separator: "<!-- example: \(name) -->\n").dropFirst().first)
    return block.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
      .prefix { $0 != "```" }.map { "\($0)\n" }.joined()
  }

  @Test("The README's example matches the output of `carry`")
  func example() throws {
    let source = try Self.example("source")
    #expect(try Self.example("generated") == Self.run(["Shop.swift"], source: source))
    let picture = "\n```mermaid\n\(try Self.example("drawn"))```\n"
    let explained = try Self.example("explained") + picture
    #expect(explained == Self.run(["--explain", "Shop.swift"], source: source))
  }

  @Test("The README's error table lists exactly the errors of `carry`")
  func refusals() throws {
    let rows = try PageTable(with: "carry says", in: Self.page).rows.map { $0[1] }
    let said = EditedProgram.refused.flatMap(\.refused)
    for line in said { #expect(rows.contains { line.contains($0) }, "\(line)") }
    for row in rows { #expect(said.contains { $0.contains(row) }, "\(row)") }
  }
}
