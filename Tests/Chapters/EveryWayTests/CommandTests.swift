import TestSupport
import Testing

@Suite("EveryWay: the command line")
struct CommandTests {
  private let program = ProgramUnderTest("EveryWay")

  @Test("`EveryWay WAY QUESTION` prints the question and the way's answer")
  func cell() async throws {
    let result = try await program.run(["locator", "forgotten"])
    #expect(result.ending == .exit(0))
    #expect(
      result.output == """
        When do you notice that the wiring forgot the clock?
          locator: first use

        """)
  }

  @Test("`EveryWay WAY` prints all eight questions and answers")
  func way() async throws {
    let result = try await program.run(["spliced"])
    #expect(result.ending == .exit(0))
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 17)
    #expect(lines.first == "spliced, chapter 21")
    let questions = [
      "How many of the four services can one test replace?",
      "Do two tests at once each get their own clock?",
      "When do you notice that the wiring forgot the clock?",
      "How long does the store live after its window is closed?",
      "Does each window have its own store?",
      "Which code can read the store?",
      "Does an open login see a replaced clock?",
      "How many lines and declarations does a new dependency change?",
    ]
    #expect(lines.filter { $0.hasSuffix("?") }.map(String.init) == questions)
    #expect(
      lines.dropFirst().prefix(2) == [
        "How many of the four services can one test replace?", "  spliced: 4",
      ])
  }

  @Test(
    "`EveryWay` exits with 2 for invalid arguments",
    arguments: [
      (["contaner"], "unknown way 'contaner'"),
      (["container", "forgoten"], "unknown question 'forgoten'"),
      (["container", "forgotten", "logout"], "too many arguments"),
    ])
  func refused(arguments: [String], reason: String) async throws {
    let result = try await program.run(arguments)
    #expect(result.ending == .exit(2))
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("EveryWay: \(reason).\nusage: swift run EveryWay\n"))
    #expect(result.errors.contains("questions: tests together forgotten"))
  }
}
