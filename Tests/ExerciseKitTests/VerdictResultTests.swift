import ExerciseTestSupport
import Testing
import ToolSupport

@testable import ExerciseKit

@Suite("How each check ended, in words")
struct VerdictResultTests {
  private func text(_ verdict: Verdict) throws -> String {
    let fake = FakeExercise.addUp
    let page = try TaskPage(of: fake.exercise, in: .fake([fake]))
    return VerdictText(of: verdict, page, on: RecordingConsole()).lines
      .joined(separator: "\n")
  }

  private static let unknown = Diagnostic(
    file: "Checks.swift", line: 9, column: 3, isError: true, message: "cannot find 'total' in scope"
  )

  @Test(
    "Each way a check can end is told",
    arguments: [
      (
        .failed("expected 3, found 0\nand more"),
        """
           no It adds.
              expected 3
              found 0
              and more
              Checks.swift:3 adds
        """
      ),
      (
        .crashed("Index out of range"),
        """
           no It adds.
              The program crashed: Index out of range
              Checks.swift:2 adds
        """
      ),
      (
        .ended,
        """
           no It adds.
              The program ended in the middle, as if it were done.
              Checks.swift:2 adds
        """
      ),
      (
        .hung,
        """
           no It adds.
              It does not come to an end: a loop, or a wait for ever.
              Checks.swift:2 adds
        """
      ),
      (
        .flooded,
        """
           no It adds.
              It printed more than 8 MB, which is no pass.
              Checks.swift:2 adds
        """
      ),
      (
        .skipped,
        """
           no It adds.
              It was skipped, which is no pass.
              Checks.swift:2 adds
        """
      ),
      (
        .missing,
        """
           no It adds.
              It did not run, which is no pass.
              Checks.swift:2 adds
        """
      ),
      (
        .doesNotFit(unknown),
        """
           no It adds.
              It does not compile with your text: cannot find 'total' in scope
              Checks.swift:9 adds
        """
      ),
      (.notAsked, "   -- It adds."),
    ] as [(CheckResult, String)])
  func result(result: CheckResult, told: String) throws {
    let found = try text(.addUp(result, .passed))
    #expect(
      found == """
        AddUp: 1 of 2 tasks solved (text 85944171)
        NO Task 1: Add, 0 of 1
        \(told)
        ok Task 2: Double, 1 of 1
        """)
  }
}
