import TestSupport
import Testing

@testable import SplicingRubric

@Suite("SplicingRubric: the command line")
struct QuestionTests {
  @Test(
    "A reply starts with the recommendation, followed by its reasons", arguments: RubricTests.cells)
  func answer(to cell: RubricTests.Cell) {
    let reply = reply(to: [cell.scope.rawValue, cell.accessibility.rawValue])
    #expect(reply.status == 0)
    #expect(reply.lines == [cell.stated] + reasons(cell.scope, cell.accessibility))
    #expect(reply.lines.count >= 4)
    #expect(reply.lines.allSatisfy { $0.count <= 80 })
  }

  @Test("The fifteen replies use exactly the listed reasons")
  func allLines() {
    let lines = RubricTests.cells.flatMap { reasons($0.scope, $0.accessibility) }
    #expect(
      Set(lines).sorted() == [
        "A splice at the feature's entry makes one for all views, freed with the feature.",
        "Another file cannot name it: no alias lists it there, and no parameter takes it.",
        "But Swift allows it inside the file: a view generic over its external alias can",
        "By parameter, all in between take what they do not use. A splice at the nearest",
        "Direct Descendants: shared by a type and its own children.",
        "Each child takes one more parameter. A splice takes a type, an alias, a leaf.",
        "Entire Feature: used all over a feature, created and freed with it.",
        "File / Privately Available: for one file.",
        "Global: created at launch or at the first use, and kept.",
        "Here that is less work from nine views on. With eight, both take the same.",
        "In Swift 6 a static must have a Sendable type or belong to a global actor.",
        "Internally Available: for every file of the module, and no other module.",
        "No other type needs it.",
        "Non-Adjacent Descendants: made far above those who share it.",
        "Publicly Available: part of the module's API, on purpose.",
        "Single Type: used by one type or file, created and freed with it.",
        "The app cannot provide what it cannot name. The splice provides the static.",
        "The app's container provides it, like its other services. No splice is needed.",
        "The document's own splice example is this case, and contradicts its rubric.",
        "The type takes it or creates it, and keeps it as long as a splice would.",
        "shared ancestor spares them that, and costs its own declarations: count both.",
        "store a file-private splice.",
      ])
  }

  @Test("Only the reply for `single-type internal` mentions a contradiction")
  func contradiction() {
    let contradicting = RubricTests.cells.filter { cell in
      reasons(cell.scope, cell.accessibility).contains { $0.contains("contradicts its rubric") }
    }
    #expect(contradicting.map(\.id) == ["CPDI-61"])
  }

  @Test(
    "The command returns status 2 and usage for an invalid argument",
    arguments: [
      (["somewhere", "internal"], "Unknown scope 'somewhere'."),
      (["global", "secret"], "Unknown accessibility 'secret'."),
      (["internal", "global"], "Unknown scope 'internal'."),
      (["", ""], "Unknown scope ''."),
      (["global"], "Expected a scope and an accessibility, found 1 argument."),
      (
        ["global", "public", "internal"],
        "Expected a scope and an accessibility, found 3 arguments."
      ),
    ])
  func misuse(arguments: [String], message: String) {
    let reply = reply(to: arguments)
    #expect(reply.status == 2)
    #expect(reply.lines.first == message)
    expectUsage(reply.lines.dropFirst())
  }

  @Test(
    "`--help` prints the usage and returns status 0", arguments: [["--help"], ["global", "-h"]])
  func help(arguments: [String]) {
    let reply = reply(to: arguments)
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
    "The program writes answers to stdout and errors to stderr",
    arguments: [["global", "public"], ["global"]])
  func program(arguments: [String]) async throws {
    let reply = reply(to: arguments)
    let text = reply.lines.joined(separator: "\n") + "\n"
    let isAnswer = reply.status == 0
    #expect(
      try await ProgramUnderTest("SplicingRubric").run(arguments)
        == ProgramResult(
          .exit(reply.status), output: isAnswer ? text : "", errors: isAnswer ? "" : text))
  }
}
