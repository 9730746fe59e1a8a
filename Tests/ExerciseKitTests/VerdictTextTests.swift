import ExerciseTestSupport
import Testing
import ToolSupport

@testable import ExerciseKit

@Suite("A verdict in words")
struct VerdictTextTests {
  private static let errors = (1...5).map {
    Diagnostic(
      file: "Exercise.swift", line: $0, column: 3, isError: true,
      message: "cannot find 'number\($0)' in scope")
  }

  @Test(
    "Each outcome is told, broken to the width",
    arguments: [
      (
        Verdict.addUp(.refused("Checks.swift is not as it was handed out. Bring it back.")),
        """
        AddUp: NO VERDICT
          Checks.swift is not as it was handed
          out. Bring it back.
        """
      ),
      (
        .addUp(.doesNotCompile(errors)),
        """
        AddUp: DOES NOT COMPILE (text 85944171)
          Exercise.swift:1:3: error: cannot find
          'number1' in scope
          Exercise.swift:2:3: error: cannot find
          'number2' in scope
          Exercise.swift:3:3: error: cannot find
          'number3' in scope
          and 2 more
        """
      ),
      // Only the first unsolved task is told in full.
      (
        .addUp(.failed("expected 3 as the total of all, found 0"), .failed("unseen")),
        """
        AddUp: 0 of 2 tasks solved (text
        85944171)
        NO Task 1: Add, 0 of 1
           no It adds.
              expected 3 as the total of all
              found 0
              Checks.swift:3 adds
        -- Task 2: Double, 0 of 1, comes later
        """
      ),
    ])
  func outcome(verdict: Verdict, told: String) throws {
    let lines = try verdict.lines(on: RecordingConsole(width: 40))
    #expect(lines.joined(separator: "\n") == told)
  }

  private static let unknown = Diagnostic(
    file: "Checks.swift", line: 9, column: 3, isError: true, message: "cannot find 'total' in scope"
  )

  private static let results: [(CheckResult, [String])] = [
    (
      .failed("expected 3, found 0\nand more"),
      ["expected 3", "found 0", "and more", "Checks.swift:3 adds"]
    ),
    // Values that differ only in spaces are told apart.
    (
      .failed(#"expected ["1 unread  [Read all]"], found ["1 unread [Read all]", " "]"#),
      [
        #"expected ["1 unread  [Read all]"]"#, #"found ["1 unread [Read all]", " "]"#,
        "Checks.swift:3 adds",
      ]
    ),
    // A control character is written as in Swift, so that it can't change the page.
    (
      .failed("expected 'a\rb', found \u{1B}[2J\u{2028}ä"),
      ["expected 'a\\rb'", "found \\u{1B}[2J\\u{2028}ä", "Checks.swift:3 adds"]
    ),
    (
      .crashed("Index out of range"),
      ["The program crashed: Index out of range", "Checks.swift:2 adds"]
    ),
    (.ended, ["The program ended in the middle, as if it were done.", "Checks.swift:2 adds"]),
    (.hung("It was not done within 3 s."), ["It was not done within 3 s.", "Checks.swift:2 adds"]),
    (.flooded, ["It printed more than 8 MB, which is no pass.", "Checks.swift:2 adds"]),
    (.skipped, ["It was skipped, which is no pass.", "Checks.swift:2 adds"]),
    (.missing, ["It did not run, which is no pass.", "Checks.swift:2 adds"]),
    (
      .doesNotFit(unknown),
      ["It does not compile with your text: cannot find 'total' in scope", "Checks.swift:9 adds"]
    ),
    (.notAsked, []),
  ]

  @Test("Each way a check can end is told", arguments: results)
  func result(result: CheckResult, told: [String]) throws {
    let lines = try Verdict.addUp(result, .passed).lines()
    let head = [
      "AddUp: 1 of 2 tasks solved (text 85944171)", "NO Task 1: Add, 0 of 1",
      "   \(result == .notAsked ? "--" : "no") It adds.",
    ]
    #expect(lines == head + told.map { "      \($0)" } + ["ok Task 2: Double, 1 of 1"])
  }

  @Test("A red task waits for the one before it that it needs, until that is solved")
  func waits() throws {
    let page = try TaskPage.addUp
    let (red, waits) = (CheckResult.failed("found 0"), CheckResult.waits(1))
    for (first, second) in [(red, waits), (.passed, red), (.missing, waits)] {
      #expect(Verdict.addUp(first, red).waiting(as: page) == .addUp(first, second))
    }
    #expect(Verdict.addUp(red, .passed).waiting(as: page) == .addUp(red, .passed))
    #expect(try Verdict.addUp(.passed, waits).lines().last == "-- Task 2: Double, waits for task 1")
  }
}
