import TestSupport
import Testing

@Suite("EveryWay, asked for one way or one cell")
struct CommandTests {
  private let program = ProgramUnderTest("EveryWay")

  @Test("A cell is printed with its question")
  func cell() async throws {
    let result = try await program.run(["locator", "forgotten"])
    #expect(result.ending == .exit(0))
    #expect(
      result.output == """
        When is it noticed that the wiring forgot the clock?
          locator: first use

        """)
  }

  @Test("Without a question, a way answers all eight")
  func way() async throws {
    let result = try await program.run(["spliced"])
    #expect(result.ending == .exit(0))
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 17)
    #expect(lines.first == "spliced, of chapter 21")
    let questions = [
      "How many of the four services can one test replace?",
      "Do two tests at once each get their own clock?",
      "When is it noticed that the wiring forgot the clock?",
      "How long does the store live after its window was closed?",
      "Do two windows have a store each?",
      "Which code has the store, and can read it?",
      "Does an open login see a clock that is replaced?",
      "How many lines and declarations does one more dependency change?",
    ]
    #expect(lines.filter { $0.hasSuffix("?") }.map(String.init) == questions)
    #expect(
      lines.dropFirst().prefix(2) == [
        "How many of the four services can one test replace?", "  spliced: 4",
      ])
  }

  @Test(
    "What is no way or no question is refused, and all of them are listed",
    arguments: [
      (["contaner"], "there is no way 'contaner'"),
      (["container", "forgoten"], "there is no question 'forgoten'"),
      (["container", "forgotten", "logout"], "one way and one question are enough"),
    ])
  func refused(words: [String], reason: String) async throws {
    let result = try await program.run(words)
    #expect(result.ending == .exit(2))
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("EveryWay: \(reason).\nusage: swift run EveryWay\n"))
    #expect(result.errors.contains("questions: tests together forgotten"))
  }
}
