import TestSupport
import Testing
import ToolSupport

@testable import Book

@Suite("What a run proved, against the page of claims")
struct ProofLogTests {
  private let log = "/proofs"

  /// A page of one claim with one proof, and a log: what is wrong.
  private func problems(_ logged: String?) throws -> [String] {
    let page = """
      | ids | from |
      |---|---|
      | DEPS-01..01 | x |

      | id | claim | where | verdict | proof |
      |---|---|---|---|---|
      | DEPS-01 | x | L1 | holds | `T.s/f` |
      """
    var checkout = Checkout.with([Claims.page: page])
    let claims = try Claims(of: checkout)
    checkout = Checkout(root: checkout.root, files: InMemoryFiles([log: logged], over: RealFiles()))
    return try ProofLog(log, files: checkout.files).problems(claims, checkout).map(\.description)
  }

  /// Lines for every transcript and fixture that is there.
  private func checkedFiles() throws -> [String] {
    try TestCheckout.checkout.chapters().flatMap { chapter in
      [chapter.expected] + (try Fixture.all(of: chapter, in: TestCheckout.checkout).map(\.path))
    }.map { "\($0)\tX" }
  }

  @Test("All that is named ran: nothing is wrong")
  func complete() throws {
    let lines = try checkedFiles() + ["DEPS-01\tT.s/f"]
    #expect(try problems(lines.joined(separator: "\n") + "\n") == [])
  }

  @Test("An id whose proof did not run is named")
  func withoutProof() throws {
    let found = try problems(try checkedFiles().joined(separator: "\n"))
    #expect(found == ["Chapters/Claims.md:7: DEPS-01: its proof T.s/f did not run."])
  }

  @Test("A proof of an id that nobody knows is named")
  func unknownId() throws {
    let lines = try checkedFiles() + ["DEPS-01\tT.s/f", "DEPS-99\tT.s/g"]
    #expect(
      try problems(lines.joined(separator: "\n")) == [
        "/proofs: T.s/g proves DEPS-99, an unknown id."
      ])
  }

  @Test("A proof that the row does not name is named")
  func unnamedProof() throws {
    let lines = try checkedFiles() + ["DEPS-01\tT.s/f", "DEPS-01\tT.s/g"]
    #expect(
      try problems(lines.joined(separator: "\n")) == [
        "Chapters/Claims.md: DEPS-01 is proven by T.s/g, and its row does not say so."
      ])
  }

  @Test("A transcript and a fixture that no test checked are named")
  func uncheckedFiles() throws {
    let lines = try checkedFiles() + ["DEPS-01\tT.s/f"]
    let missing = lines.filter {
      !$0.hasPrefix("Chapters/14-Deps1/Expected.txt") && !$0.contains("Refused/Original.swift")
    }
    #expect(
      try problems(missing.joined(separator: "\n")) == [
        "Chapters/14-Deps1/Expected.txt: No test checked it.",
        "Chapters/14-Deps1/Refused/Original.swift: No test checked it.",
      ])
  }

  @Test("A file that is not there, or is something else, is said")
  func unreadable() {
    #expect(
      throws: ToolError("There is no /proofs. Make it: PROOFS=/proofs swift test", .usedWrongly)
    ) { try problems(nil) }
    #expect(throws: ToolError("/proofs:1: 'x' is not an id, a tab and a proof.")) {
      try problems("x\n")
    }
  }
}
