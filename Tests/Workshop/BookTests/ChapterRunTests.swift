import ExerciseTestSupport
import Testing
import ToolSupport

@testable import Book

@Suite("The comparison of a chapter's output with Expected.txt")
struct ChapterRunTests {
  @Test("A chapter that prints its Expected.txt passes")
  func asExpected() async throws {
    let workshop = try FakeWorkshop()
    #expect(try await verdict(in: workshop) == .success(3))
    #expect(
      workshop.processes.commands == [
        Command(
          FakeWorkshop.products + "Deps1", in: "/play",
          environment: ["SWIFT_BACKTRACE": "enable=no"], limit: .seconds(10),
          isContained: true)
      ])
  }

  @Test(
    "A failed run reports its exit status or signal, and standard error",
    arguments: [
      (ProcessResult(.exit(3), output: "one\n"), ["ENDED WITH STATUS 3"]),
      (
        ProcessResult(.overtime(.seconds(10)), output: "one\n", wasCut: true),
        ["TOO MUCH OUTPUT, over 8 MB"]
      ),
      (
        ProcessResult(
          .signal(4), output: "one\n",
          errors: "Fatal error: no C\nCurrent stack trace:\n0 main\n"),
        ["CRASHED, signal 4", "Fatal error: no C"]
      ),
      (
        ProcessResult(
          .exit(0), output: FakeWorkshop.transcript(of: "Deps1"), errors: "a\nb\nc\nd\n"),
        ["WROTE TO STANDARD ERROR", "a", "b", "c"]
      ),
    ])
  func endedWrongly(ended: ProcessResult, lines: [String]) async throws {
    let workshop = try FakeWorkshop { _ in ended }
    let expected = WrongRun(
      short: lines[0], details: lines.dropFirst() + ["see where it stops: swift run Deps1"])
    #expect(try await verdict(in: workshop) == .failure(expected))
  }

  @Test(
    "A printed line over 80 characters fails unless a claim quotes it",
    arguments: [(80, nil, true), (81, nil, false), (90, "", true), (90, "e", false)])
  func width(columns: Int, quotedWith more: String?, isRight: Bool) async throws {
    let line = String(repeating: "é", count: columns)
    let text = "== Deps1 ==\n\(line)\n"
    let claims = more.map { "| DEPS-01 | `\(line)\($0)` | L1 | holds | |\n" }
    let workshop = try FakeWorkshop(
      changed: ["Chapters/14-Deps1/Expected.txt": text, "Chapters/Claims.md": claims]
    ) { _ in ProcessResult(.exit(0), output: text) }
    let tooWide = WrongRun(
      short: "TOO WIDE at line 2", details: ["Shorten this line to 80 characters: \(line)"])
    #expect(try await verdict(in: workshop) == (isRight ? .success(2) : .failure(tooWide)))
  }

  private func verdict(in workshop: FakeWorkshop) async throws -> Result<Int, WrongRun> {
    let workspace = workshop.workspace
    return try await workspace.outcome(of: try workspace.checkout.chapter("Deps1"))
  }
}
