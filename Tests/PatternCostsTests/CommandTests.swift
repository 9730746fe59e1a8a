import TestSupport
import Testing
import ToolSupport

@testable import PatternCosts

@Suite("PatternCosts: the command")
struct CommandTests {
  @Test(
    "What is understood",
    arguments: [
      ([], .transcript), (["--measure"], .measure(asJSON: false)),
      (["--measure", "--json"], .measure(asJSON: true)),
      (["--json", "--measure"], .measure(asJSON: true)), (["--samples"], .samples),
      (["--json"], nil), (["--help"], nil), (["measure"], nil), (["--measure", "--measure"], nil),
      (["--measure", "x"], nil), (["--samples", "--json"], nil),
    ] as [([String], PatternCosts.Command?)])
  func arguments(words: [String], command: PatternCosts.Command?) {
    #expect(PatternCosts.Command(words) == command)
  }

  private func run(_ arguments: String...) async throws -> ProcessResult {
    try await ProgramUnderTest("PatternCosts").run(arguments)
  }

  @Test("Wrong use is told on standard error, with status 2")
  func usage() async throws {
    let ended = try await run("--fast")
    #expect(ended == Ended(.exit(2), errors: PatternCosts.Command.usage))
  }

  #if DEBUG
    @Test("A debug build measures nothing, and says why", arguments: ["--measure", "--samples"])
    func refusal(word: String) async throws {
      let ended = try await run(word)
      #expect(ended == Ended(.exit(1), errors: PatternCosts.Command.refusal))
      #expect(ended.errors.contains("its figures mislead"))
    }
  #endif
}
