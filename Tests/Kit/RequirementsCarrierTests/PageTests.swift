import RequirementsCarrier
import TestSupport
import Testing
import ToolSupport

@Suite("The page of carry")
struct PageTests {
  private static let page = "Sources/Kit/RequirementsCarrier/README.md"

  private static func run(_ arguments: [String], source: String = "") -> String {
    let console = RecordingConsole()
    let files = InMemoryFiles(["Shop.swift": source])
    #expect(CarryCommand(files: files, console: console).run(arguments) == 0)
    return console.text
  }

  /// The block of the page under a comment that names it.
  private static func example(_ name: String) throws -> String {
    let lines = try TestCheckout.checkout.read(page).split(
      separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex(of: "<!-- example: \(name) -->")) + 2
    let end = try #require(lines[start...].firstIndex(of: "```"))
    return lines[start..<end].map { "\($0)\n" }.joined()
  }

  @Test("What the example is made into is what carry writes and explains")
  func example() throws {
    let source = try Self.example("source")
    #expect(try Self.example("generated") == Self.run(["Shop.swift"], source: source))
    let picture = "\n```mermaid\n\(try Self.example("drawn"))```\n"
    let explained = try Self.example("explained") + picture
    #expect(explained == Self.run(["--explain", "Shop.swift"], source: source))
  }

  @Test("The options are those of the help")
  func options() throws {
    func options(_ text: some StringProtocol) -> Set<Substring> {
      Set(String(text).matches(of: #/--[a-z][a-z-]*/#).map(\.output))
    }
    let table = try PageTable(with: "option", in: Self.page)
    let known = options(Self.run(["--help"]))
    #expect(known.count > 5)
    #expect(options(table.rows.map { $0[0] }.joined(separator: " ")) == known.union(["--help"]))
  }

  @Test("Every refusal of a program is in the table, and every row is the refusal of a program")
  func refusals() throws {
    let rows = try PageTable(with: "carry says", in: Self.page).rows.map { $0[1] }
    let said = EditedProgram.refused.flatMap(\.refused)
    for line in said { #expect(rows.contains { line.contains($0) }, "\(line)") }
    for row in rows { #expect(said.contains { $0.contains(row) }, "\(row)") }
  }
}

@Suite("The generated file of chapter 26")
struct GeneratedForScopeValuesTests {
  @Test("Carried.swift, which the chapter compiles, is what carry writes for the chapter's scopes")
  func same() throws {
    let folder = "Chapters/26-ScopeValues/Scopes"
    let sources = try TestCheckout.sources(below: folder).map { (path: $0.path, text: $0.text) }
    try #require(sources.count > 1)
    #expect(
      try CarryPlan(of: sources).generated == TestCheckout.read("\(folder)/Carried.swift"))
  }
}
