import TestSupport
import Testing

@testable import SplicingRubric

@Suite("SplicingRubric: a question on the command line")
struct QuestionTests {
  @Test(
    "The recommendation is the first line, and below it stands why", arguments: RubricTests.cells)
  func answer(to cell: RubricTests.Cell) {
    let reply = reply(to: [cell.scope.rawValue, cell.accessibility.rawValue])
    #expect(reply.status == 0)
    #expect(reply.lines == [cell.stated] + reasons(cell.scope, cell.accessibility))
    #expect(reply.lines.count >= 4)
    #expect(reply.lines.allSatisfy { $0.count <= 80 })
  }

  @Test("Together the answers have these lines, and no other")
  func allLines() {
    let lines = RubricTests.cells.flatMap { reasons($0.scope, $0.accessibility) }
    #expect(
      Set(lines).sorted() == [
        "A splice at the feature's entry makes one for all views, gone with the feature.",
        "Another file cannot name it: no alias lists it there, and no parameter takes it.",
        "By parameter, all in between take what they do not use. A splice at the nearest",
        "Direct Descendants: shared by a type and its own children.",
        "Each child takes one parameter more. A splice takes a type, an alias, a leaf.",
        "Entire Feature: used all over a feature, made and gone with it.",
        "File / Privately Available: for one file.",
        "Global: made at launch or at the first use, and kept.",
        "Here that is less work from nine views on. With eight it comes out even.",
        "In Swift 6 what a static holds must be Sendable, or belong to a global actor.",
        "Internally Available: for every file of the module, and no other module.",
        "No other type needs it.",
        "Non-Adjacent Descendants: made far above those who share it.",
        "Publicly Available: part of the module's API, on purpose.",
        "Single Type: used by one type or file, made and gone with it.",
        "The app cannot bring what it cannot name. The splice brings the one there is.",
        "The app's own container brings it, as it brings the rest. Nothing is narrower.",
        "The document's own splice example is this very case, and contradicts its rubric.",
        "The type takes it, or makes it, and has it as long as a splice would.",
        "Yet Swift allows it inside the file: a view generic over its external alias can",
        "shared ancestor spares them that, and costs its own declarations: count both.",
        "store a file-private splice.",
      ])
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
  func misuse(words: [String], sentence: String) {
    let reply = reply(to: words)
    #expect(reply.status == 2)
    #expect(reply.lines.first == sentence)
    expectUsage(reply.lines.dropFirst())
  }

  @Test(
    "--help shows the usage, and that is no misuse", arguments: [["--help"], ["global", "-h"]])
  func help(words: [String]) {
    let reply = reply(to: words)
    #expect(reply.status == 0)
    expectUsage(reply.lines[...])
  }

  private func expectUsage(_ lines: ArraySlice<String>) {
    #expect(lines.first == "Usage: swift run SplicingRubric SCOPE ACCESSIBILITY")
    let terms = MemoryScope.allCases.map(\.rawValue) + Accessibility.allCases.map(\.rawValue)
    let shown = lines.filter { $0.hasPrefix("  ") }.compactMap { $0.split(separator: " ").first }
    #expect(shown.map(String.init) == terms)
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  @Test(
    "The program writes an answer to standard output, and misuse to standard error",
    arguments: [["global", "public"], ["global"]])
  func program(words: [String]) async throws {
    let reply = reply(to: words)
    let text = reply.lines.joined(separator: "\n") + "\n"
    let isAnswer = reply.status == 0
    #expect(
      try await ProgramUnderTest("SplicingRubric").run(words)
        == ProgramResult(
          .exit(reply.status), output: isAnswer ? text : "", errors: isAnswer ? "" : text))
  }
}
