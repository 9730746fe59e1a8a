import TestSupport
import Testing

@testable import PatternCosts

@Suite("PatternCosts: the command")
struct CommandTests {
  @Test(
    "What is understood",
    arguments: [
      ("", .transcript), ("--measure", .measure), ("--measure --json", .measureAsJSON),
      ("--samples", .samples), ("--count", .count), ("--json", nil), ("--help", nil),
      ("measure", nil),
      ("--measure --measure", nil), ("--measure x", nil), ("--samples --json", nil),
    ] as [(String, Command?)])
  func arguments(words: String, command: Command?) {
    #expect(Command(rawValue: words) == command)
  }

  private let program = ProgramUnderTest("PatternCosts")

  @Test("Wrong use is told on standard error, with status 2")
  func usage() async throws {
    let ended = try await program.run(["--fast"])
    #expect(ended == ProgramResult(.exit(2), errors: Command.usage))
  }

  #if DEBUG
    @Test(
      "A debug build measures nothing, and says why",
      arguments: ["--count", "--measure", "--samples"])
    func refusal(word: String) async throws {
      let ended = try await program.run([word])
      #expect(ended == ProgramResult(.exit(1), errors: Command.refusal))
      #expect(ended.errors.contains("its figures mislead"))
    }
  #endif
}
