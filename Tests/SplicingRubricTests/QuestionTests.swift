import Proof
import Testing

@testable import SplicingRubric

@Suite("SplicingRubric: a question on the command line")
struct QuestionTests {
  @Test(
    "The recommendation is the first line, and below it stands why", arguments: RubricTests.cells)
  func answer(to cell: RubricTests.Cell) async throws {
    let ended = try await ask([cell.scope.rawValue, cell.accessibility.rawValue])
    let lines = ended.output.split(separator: "\n").map(String.init)
    #expect(ended.way == .exit(0))
    #expect(ended.errors == "")
    #expect(lines.first == cell.stated)
    #expect(Array(lines.dropFirst()) == reasons(cell.scope, cell.accessibility))
    #expect(lines.count >= 4)
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  @Test("The cell of the document's own example says that the two contradict each other")
  func contradiction() {
    let saying = RubricTests.cells.filter { cell in
      reasons(cell.scope, cell.accessibility).contains { $0.contains("contradicts its rubric") }
    }
    #expect(saying.map(\.id) == ["CPDI-61"])
  }

  @Test(
    "What is no question gets a sentence, all the terms, and status 2",
    arguments: [
      (["somewhere", "internal"], "'somewhere' is no memory scope."),
      (["global", "secret"], "'secret' is no accessibility."),
      (["internal", "global"], "'internal' is no memory scope."),
      (["", ""], "'' is no memory scope."),
      (["global"], "One word is missing."),
      (["global", "public", "internal"], "Expected a scope and an accessibility, found 3 words."),
    ])
  func misuse(words: [String], sentence: String) async throws {
    let ended = try await ask(words)
    let lines = ended.errors.split(separator: "\n").map(String.init)
    #expect(ended.way == .exit(2))
    #expect(ended.output == "")
    #expect(lines.first == sentence)
    expectUsage(Array(lines.dropFirst()))
  }

  @Test(
    "--help shows the usage, and that is no misuse", arguments: [["--help"], ["global", "-h"]])
  func help(words: [String]) async throws {
    let ended = try await ask(words)
    #expect(ended.way == .exit(0))
    #expect(ended.errors == "")
    expectUsage(ended.output.split(separator: "\n").map(String.init))
  }

  private func expectUsage(_ lines: [String]) {
    #expect(lines.first == "Usage: swift run SplicingRubric SCOPE ACCESSIBILITY")
    let terms = MemoryScope.allCases.map(\.rawValue) + Accessibility.allCases.map(\.rawValue)
    let shown = lines.filter { $0.hasPrefix("  ") }.compactMap { $0.split(separator: " ").first }
    #expect(shown.map(String.init) == terms)
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  /// Runs the built program.
  private func ask(_ words: [String]) async throws -> ProgramResult {
    try await ProgramUnderTest("SplicingRubric").run(words)
  }
}
