import TestSupport
import Testing
import ToolSupport

@testable import Book

@Suite("`ProofLog`: the proofs that a test run recorded")
struct ProofLogTests {
  /// The problems of a log, in a checkout with one claim, one transcript and one fixture.
  private func problems(_ log: String?, skipped: Set<String> = []) throws -> [String] {
    let page = """
      | ids | from |
      |---|---|
      | DEPS-01..01 | x |

      | id | claim | where | verdict | proof |
      |---|---|---|---|---|
      | DEPS-01 | x | L1 | holds | `T.s/f` |
      """
    let files = InMemoryFiles([
      "/play/\(Claims.page)": page, "/play/Chapters/14-Deps1/Expected.txt": "",
      "/play/Chapters/14-Deps1/Refused/A.swift": "// Refused: a text (DEPS-01)\n", "/proofs": log,
    ])
    let checkout = Checkout(root: "/play", files: files)
    return try ProofLog("/proofs", files: files)
      .problems(try Claims(of: checkout), checkout, skipped: skipped).map(\.description)
  }

  private static let checked =
    "Chapters/14-Deps1/Expected.txt\tX\nChapters/14-Deps1/Refused/A.swift\tX\n"
    + "Chapters/Claims.md\tX\nREADME.md\tX\n"
  private static let proved = "DEPS-01\tT.s/f\n"

  @Test(
    "`ProofLog` reports proofs not run, unlisted proofs and unchecked files",
    arguments: [
      (checked + proved, []),
      (checked, ["Chapters/Claims.md:7: DEPS-01: its proof T.s/f did not run."]),
      (
        checked + proved + "DEPS-99\tT.s/g\n", ["/proofs: T.s/g proves DEPS-99, an unknown id."]
      ),
      (
        checked + proved + "DEPS-01\tT.s/g\n",
        ["Chapters/Claims.md: the row of DEPS-01 doesn't list its proof T.s/g."]
      ),
      (
        proved,
        [
          "Chapters/14-Deps1/Expected.txt: No test checked this file.",
          "Chapters/14-Deps1/Refused/A.swift: No test checked this file.",
          "Chapters/Claims.md: No test checked this file.", "README.md: No test checked this file.",
        ]
      ),
    ] as [(String, [String])])
  func compared(log: String, expected: [String]) throws {
    #expect(try problems(log) == expected)
  }

  @Test("`ProofLog` allows unrun proofs that this system skips")
  func skipped() throws {
    #expect(try problems(Self.checked, skipped: ["T.s/f"]) == [])
    #expect(try problems(Self.checked, skipped: ["T.s/g"]).count == 1)
  }

  @Test("`ProofLog` rejects a missing or malformed log")
  func unreadable() {
    #expect(
      throws: ToolError("No file /proofs. Create it: PROOFS=/proofs swift test", .usedWrongly)
    ) { try problems(nil) }
    #expect(throws: ToolError("/proofs:1: expected an id, a tab and a proof, found 'x'.")) {
      try problems("x\n")
    }
  }
}
