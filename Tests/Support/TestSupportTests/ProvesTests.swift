import Foundation
import TestSupport
import Testing

/// Checks which proofs a test run writes to the file in `PROOFS`. Each of the tests below runs in a child process,
/// which is this same program.
@Suite("`proves`: the record of passing tests")
struct ProvesTests {
  private static let play = "PROOF_PLAY"
  private static var isChild: Bool { ProcessInfo.processInfo.environment[play] != nil }

  @Test("A test that passes", .enabled(if: isChild), .proves("PLAY-1", "PLAY-2"))
  func passes() {}

  @Test("A test that fails", .enabled(if: isChild), .proves("PLAY-3"))
  func fails() { #expect(Bool(false)) }

  @Test("A test with a warning", .enabled(if: isChild), .proves("PLAY-4"))
  func warns() { Issue.record("only a warning", severity: .warning) }

  @Test("A table in which one row fails", .enabled(if: isChild), arguments: ["PLAY-5", "PLAY-6"])
  func rows(id: String) throws {
    try #require(id == "PLAY-5")
    proved(id)
  }

  @Test(
    "`proves` records only passing tests, by their `--filter` names",
    .enabled(if: onLinux, "elsewhere the tests are a bundle and no program"),
    arguments: [
      ("passes", true, "PLAY-1\tP/passes\nPLAY-2\tP/passes\n"), ("fails", false, ""),
      ("warns", true, "PLAY-4\tP/warns\n"), ("rows", false, "PLAY-5\tP/rows\n"),
    ])
  func noted(function: String, succeeds: Bool, lines: String) async throws {
    let file = "\(TestCheckout.products)/proofs-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: file) }
    let program = try #require(Bundle.main.executablePath)
    let ended = try await ProgramUnderTest(path: program).run(
      [
        "--testing-library", "swift-testing", "--filter",
        "TestSupportTests.ProvesTests/\(function)\\(",
      ],
      environment: ["PROOFS": file, Self.play: "1"])
    #expect(ended.succeeded == succeeds, "\(ended.output)\(ended.errors)")
    let written = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
    #expect(written == lines.replacing("P/", with: "TestSupportTests.ProvesTests/"))
  }
}
