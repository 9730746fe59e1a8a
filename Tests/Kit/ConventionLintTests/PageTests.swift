import ConventionLint
import TestSupport
import Testing
import ToolSupport

@Suite("`cpdi-lint`: README.md")
struct PageTests {
  private let page = "Sources/Kit/ConventionLint/README.md"
  private let help = Team().run("--help").lines

  /// The first cells of a table.
  private func words(under heading: String) throws -> [String] {
    try PageTable(under: heading, in: page).rows.compactMap(\.first)
  }

  /// The text of the first block in a language behind a heading.
  private func block(_ language: String, under heading: String) throws -> String {
    let text = try TestCheckout.read(page)
    let behind = try text[#require(text.range(of: "\n## \(heading)\n")).upperBound...]
    let start = try #require(behind.range(of: "\n```\(language)\n")).upperBound
    return try String(behind[start..<#require(behind[start...].range(of: "```\n")).lowerBound])
  }

  @Test("The README lists the options of `--help` with their values")
  func hasOptions() throws {
    let helped = help.filter { $0.hasPrefix("--") }
      .map { $0.prefix(20).split(separator: "  ")[0].description }
    #expect(try words(under: "Options") == helped)
    #expect(helped.count > 3)
  }

  @Test("The README lists the rules of `--help`")
  func hasRules() throws {
    let listed = help.filter { $0.hasPrefix("  ") }.map { String($0.dropFirst(2)) }
    #expect(try words(under: "The rules") + words(under: "Rules of style") == listed)
    #expect(listed == Rule.all.map(\.name))
  }

  @Test("The README's configuration shows every key with its default")
  func hasConfiguration() throws {
    let written = try block("json", under: "A configuration")
    #expect(Team([".cpdi-lint.json": written]).run("App").lines == Team().run("App").lines)
    let keys = try words(under: "A configuration")
    #expect(keys.allSatisfy { written.contains("\n  \"\($0)\":") })
    let errors = Team([".cpdi-lint.json": #"{"": 1}"#]).run("App").errors
    #expect(errors.contains("Valid keys: \(keys.joined(separator: ", "))."))
  }

  @Test("The README shows the real output of `cpdi-lint` for its example")
  func saysWhatIsPrinted() throws {
    let text = try block("swift", under: "Five minutes")
    let team = Team(["Sources/Shop/Screen.swift": text])
    let said = ["$ cpdi-lint Sources/Shop"] + team.run("Sources/Shop").lines
    #expect(try block("console", under: "Five minutes") == said.map { $0 + "\n" }.joined())
    let alias = "typealias ScreenDependencies = RowDependencies"
    try team.files.write(
      text.replacing(#/typealias ScreenDependencies = .*/#, with: alias),
      to: "Sources/Shop/Screen.swift")
    #expect(team.run("Sources/Shop").status == 0)
    #expect(try TestCheckout.read(page).contains("The right alias is `\(alias)`"))
  }
}
