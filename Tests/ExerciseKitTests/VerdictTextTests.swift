import Book
import ExerciseTestSupport
import Testing
import ToolSupport

@testable import ExerciseKit

@Suite("A verdict in words")
struct VerdictTextTests {
  private func text(_ verdict: Verdict, on console: RecordingConsole = RecordingConsole()) throws
    -> String
  {
    let fake = FakeExercise.addUp
    let page = try TaskPage(of: fake.exercise, in: .fake([fake]))
    return VerdictText(of: verdict, page, on: console).lines
      .joined(separator: "\n")
  }

  struct Shown: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let verdict: Verdict
    let wide: String
    let narrow: String
  }

  private static let errors = (1...5).map {
    Diagnostic(
      file: "Exercise.swift", line: $0, column: 3, isError: true,
      message: "cannot find 'number\($0)' in scope")
  }

  private static let outcomes = [
    Shown(
      testDescription: "refused",
      verdict: .addUp(.refused("Checks.swift is not as it was handed out. Bring it back.")),
      wide: """
        AddUp: NO VERDICT
          Checks.swift is not as it was handed out. Bring it back.
        """,
      narrow: """
        AddUp: NO VERDICT
          Checks.swift is not as it was handed
          out. Bring it back.
        """),
    Shown(
      testDescription: "does not compile", verdict: .addUp(.doesNotCompile([errors[0]])),
      wide: """
        AddUp: DOES NOT COMPILE (text 85944171)
          Exercise.swift:1:3: error: cannot find 'number1' in scope
        """,
      narrow: """
        AddUp: DOES NOT COMPILE (text 85944171)
          Exercise.swift:1:3: error: cannot find
          'number1' in scope
        """),
    Shown(
      testDescription: "many errors", verdict: .addUp(.doesNotCompile(errors)),
      wide: """
        AddUp: DOES NOT COMPILE (text 85944171)
          Exercise.swift:1:3: error: cannot find 'number1' in scope
          Exercise.swift:2:3: error: cannot find 'number2' in scope
          Exercise.swift:3:3: error: cannot find 'number3' in scope
          and 2 more
        """,
      narrow: """
        AddUp: DOES NOT COMPILE (text 85944171)
          Exercise.swift:1:3: error: cannot find
          'number1' in scope
          Exercise.swift:2:3: error: cannot find
          'number2' in scope
          Exercise.swift:3:3: error: cannot find
          'number3' in scope
          and 2 more
        """),
    Shown(
      testDescription: "all solved", verdict: .addUp(.passed, .passed),
      wide: """
        AddUp: 2 of 2 tasks solved (text 85944171)
        ok Task 1: Add, 1 of 1
        ok Task 2: Double, 1 of 1
        """,
      narrow: """
        AddUp: 2 of 2 tasks solved (text
        85944171)
        ok Task 1: Add, 1 of 1
        ok Task 2: Double, 1 of 1
        """),
    Shown(
      testDescription: "task 1 solved", verdict: .addUp(.passed, .failed("expected 8, found 4")),
      wide: """
        AddUp: 1 of 2 tasks solved (text 85944171)
        ok Task 1: Add, 1 of 1
        NO Task 2: Double, 0 of 1
           no It doubles.
              expected 8
              found 4
              Checks.swift:3 doubles
        """,
      narrow: """
        AddUp: 1 of 2 tasks solved (text
        85944171)
        ok Task 1: Add, 1 of 1
        NO Task 2: Double, 0 of 1
           no It doubles.
              expected 8
              found 4
              Checks.swift:3 doubles
        """),
    Shown(
      testDescription: "only the first unsolved task is told in full",
      verdict: .addUp(.failed("expected 3 as the total of all, found 0"), .failed("unseen")),
      wide: """
        AddUp: 0 of 2 tasks solved (text 85944171)
        NO Task 1: Add, 0 of 1
           no It adds.
              expected 3 as the total of all
              found 0
              Checks.swift:3 adds
        NO Task 2: Double, 0 of 1
        """,
      narrow: """
        AddUp: 0 of 2 tasks solved (text
        85944171)
        NO Task 1: Add, 0 of 1
           no It adds.
              expected 3 as the total of all
              found 0
              Checks.swift:3 adds
        NO Task 2: Double, 0 of 1
        """),
  ]

  @Test("Each outcome is told, at both widths", arguments: outcomes)
  func outcome(shown: Shown) throws {
    let (wide, narrow) = (
      try text(shown.verdict), try text(shown.verdict, on: RecordingConsole(width: 40))
    )
    #expect(wide == shown.wide)
    #expect(narrow == shown.narrow)
  }
}
