import Foundation
import Proof
import Testing

@testable import PatternCosts
@testable import WorkshopKit

@Suite("PatternCosts: the command")
struct CommandTests {
  @Test(
    "What is understood",
    arguments: [
      ([], .transcript), (["--measure"], .measure(asJSON: false)),
      (["--measure", "--json"], .measure(asJSON: true)),
      (["--json", "--measure"], .measure(asJSON: true)), (["--json"], nil), (["--help"], nil),
      (["measure"], nil), (["--measure", "--measure"], nil), (["--measure", "x"], nil),
    ] as [([String], PatternCosts.Command?)])
  func arguments(words: [String], command: PatternCosts.Command?) {
    #expect(PatternCosts.Command(words) == command)
  }

  private func run(_ arguments: String...) async throws -> Ended {
    try await House.session.run(
      WorkshopKit.Command(
        "\(House.session.folder.products)/PatternCosts", arguments, in: House.checkout.root,
        limit: .seconds(20)))
  }

  @Test("Wrong use is told on standard error, with status 2")
  func usage() async throws {
    let ended = try await run("--fast")
    #expect(ended == Ended(.exit(2), errors: PatternCosts.Command.usage))
  }

  #if DEBUG
    @Test("A debug build measures nothing, and says why")
    func refusal() async throws {
      let ended = try await run("--measure")
      #expect(ended == Ended(.exit(1), errors: PatternCosts.Command.refusal))
      #expect(ended.errors.contains("its figures mislead"))
    }
  #endif
}
