import ConventionLint
import TestSupport
import Testing
import ToolSupport

@Suite("Page of cpdi-lint")
struct PageTests {
  private let page = "Sources/Kit/ConventionLint/README.md"
  private let help: String

  init() {
    let console = RecordingConsole(width: 1000)
    #expect(lintCommand(InMemoryFiles(), console).run(["--help"]) == 0)
    help = console.text
  }

  /// The words that begin the lines of a part of the help.
  private func words(ofHelpBehind start: String, until end: String) throws -> [String] {
    let start = try #require(help.range(of: start)).upperBound
    let part = try help[start...].prefix(upTo: #require(help[start...].range(of: end)).lowerBound)
    return part.split(separator: "\n").compactMap { $0.split(separator: " ").first }
      .map(String.init)
  }

  /// The first cells of a table, of which the first word counts.
  private func words(under heading: String) throws -> [String] {
    try PageTable(under: heading, in: page).rows
      .compactMap { $0.first?.split(separator: " ").first }.map(String.init)
  }

  /// The text of the first block in a language behind a heading.
  private func block(_ language: String, under heading: String) throws -> String {
    let text = try TestCheckout.read(page)
    let behind = try text[#require(text.range(of: "\n## \(heading)\n")).upperBound...]
    let start = try #require(behind.range(of: "\n```\(language)\n")).upperBound
    return try String(behind[start..<#require(behind[start...].range(of: "```\n")).lowerBound])
  }

  @Test("The page has the options of the help, with their values")
  func hasOptions() throws {
    let shown = try PageTable(under: "Options", in: page).rows.compactMap(\.first)
    let helped = help.split(separator: "\n").filter { $0.hasPrefix("--") }
      .map { $0.prefix(20).trimmingCharacters(in: .whitespaces) }
    #expect(shown == helped)
    #expect(shown.count > 5)
  }

  @Test("The page has the rules of the help")
  func hasRules() throws {
    let rules = help.split(separator: "\nRules").last?.split(separator: "\n") ?? []
    let names = help.split(separator: "\nRules:\n").last?.split(separator: "\n") ?? []
    let listed = names.filter { $0.hasPrefix("  ") }.map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(try words(under: "The rules") + words(under: "Rules of style") == listed)
    #expect(rules.count > 5)
  }

  @Test("The page has the configuration that --init writes, and every key")
  func hasConfiguration() throws {
    let files = InMemoryFiles()
    #expect(lintCommand(files, RecordingConsole()).run(["--init"]) == 0)
    let written = try files.read("/w/.cpdi-lint.json")
    #expect(try block("json", under: "A configuration") == written)
    let keys = try words(ofHelpBehind: "Its keys:\n", until: "\n\nA comment")
    #expect(try words(under: "A configuration") == keys)
    #expect(keys.allSatisfy { written.contains("\n  \"\($0)\":") })
  }

  @Test("The page has what the tool prints about its first example")
  func saysWhatIsPrinted() throws {
    let files = InMemoryFiles([
      "/w/Sources/Shop/Screen.swift": try block("swift", under: "Five minutes")
    ])
    let console = RecordingConsole()
    _ = lintCommand(files, console).run(["Sources/Shop"])
    let said = "$ cpdi-lint Sources/Shop\n" + console.text
    #expect(try block("console", under: "Five minutes") == said)
    let alias = "typealias ScreenDependencies = RowDependencies"
    let screen = try files.read("/w/Sources/Shop/Screen.swift")
    try files.write(
      screen.replacing(#/typealias ScreenDependencies = .*/#, with: alias),
      to: "/w/Sources/Shop/Screen.swift")
    #expect(lintCommand(files, RecordingConsole()).run(["Sources/Shop"]) == 0)
    #expect(try TestCheckout.read(page).contains("The right alias is `\(alias)`"))
  }

  @Test("The page has the formats that the option takes")
  func hasFormats() throws {
    let console = RecordingConsole(width: 1000)
    _ = lintCommand(InMemoryFiles(), console).run(["--format", "?", "A.swift"])
    let formats = try words(under: "Formats").joined(separator: ", ")
    #expect(console.errors.contains("the formats are \(formats)."))
  }
}
