import ExerciseTestSupport
import Testing
import ToolSupport

@testable import ExerciseKit

@Suite("A verdict in words")
struct VerdictTextTests {
  private static let errors = (1...5).map { (line: Int) in
    Diagnostic(
      "Exercise.swift", line: line, column: 3, severity: .error,
      "cannot find 'number\(line)' in scope")
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
        AddUp: DOES NOT COMPILE
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
        AddUp: 0 of 2 tasks solved
        NO Task 1: Add, 0 of 1
           no It adds.
              expected 3 as the total of all
              found 0
              Checks.swift:3
        -- Task 2: Double, 0 of 1, comes later
        """
      ),
    ])
  func outcome(verdict: Verdict, told: String) throws {
    let lines = try verdict.lines(on: RecordingConsole(width: 40))
    #expect(lines.joined(separator: "\n") == told)
  }

  private static let unknown = Diagnostic(
    "Checks.swift", line: 9, column: 3, severity: .error,
    "cannot find 'total' in scope"
  )

  private static let results: [(CheckResult, [String])] = [
    (
      .failed("expected 3, found 0\nand more"),
      ["expected 3", "found 0", "and more", "Checks.swift:3"]
    ),
    // Values that differ only in spaces are told apart.
    (
      .failed(#"expected ["1 unread  [Read all]"], found ["1 unread [Read all]", " "]"#),
      [
        #"expected ["1 unread  [Read all]"]"#, #"found ["1 unread [Read all]", " "]"#,
        "Checks.swift:3",
      ]
    ),
    // A control character is written as in Swift, so that it can't change the page.
    (
      .failed("expected 'a\rb', found \u{1B}[2J\u{2028}ä"),
      ["expected 'a\\rb'", "found \\u{1B}[2J\\u{2028}ä", "Checks.swift:3"]
    ),
    (
      .crashed("Index out of range"),
      ["The program crashed: Index out of range", "Checks.swift:2"]
    ),
    (.ended, ["The program ended in the middle, as if it were done.", "Checks.swift:2"]),
    (.hung("It was not done within 3 s."), ["It was not done within 3 s.", "Checks.swift:2"]),
    (.flooded, ["It printed more than 8 MB, which is no pass.", "Checks.swift:2"]),
    (.skipped, ["It was skipped, which is no pass.", "Checks.swift:2"]),
    (.missing, ["It did not run, which is no pass.", "Checks.swift:2"]),
    (
      .checksDoNotCompile(unknown),
      ["It does not compile with your text: cannot find 'total' in scope", "Checks.swift:9"]
    ),
    (.notAsked, []),
  ]

  @Test("Each way a check can end is told", arguments: results)
  func result(result: CheckResult, told: [String]) throws {
    let lines = try Verdict.addUp(result, .passed).lines()
    let head = [
      "AddUp: 1 of 2 tasks solved", "NO Task 1: Add, 0 of 1",
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

  @Test("A red check names the declaration that it is about, or else the first part of its task")
  func place() throws {
    let answer = "// TASK 1: Add.\nstruct Sum {\n  // TASK 1: Add more.\n  var total = 0\n}\n"
    for (subject, told) in [
      ("Sum.total", "See Exercise.swift:4, Sum.total (Checks.swift:3)"),
      ("Sum.gone", "See Exercise.swift:1 (Checks.swift:3)"),
      (nil, "See Exercise.swift:1 (Checks.swift:3)"),
    ] {
      var verdict = Verdict.addUp(.failed("expected 3, found 0"), .passed)
      verdict.text = answer
      verdict.outcome = .judged(
        verdict.checks.map { judged in
          var check = judged.check
          check.subject = subject
          return JudgedCheck(check: check, result: judged.result)
        })
      #expect(try verdict.lines().contains("      \(told)"))
    }
  }

  @Test("A task that turned green says what was learned, and one that was green before does not")
  func learned() throws {
    let verdict = Verdict.addUp(.passed, .passed)
    let lines = VerdictText(of: verdict, try .addUp, on: RecordingConsole(), news: [2]).lines
    #expect(
      lines == [
        "AddUp: 2 of 2 tasks solved", "ok Task 1: Add, 1 of 1", "ok Task 2: Double, 1 of 1",
        "   Learned: learned 2",
      ])
  }

  @Test("A red check takes eight lines at most, and of two long values each gets its half")
  func length() throws {
    let long = (1...40).map { "value \($0)" }.joined(separator: " ")
    let verdict = Verdict.addUp(.failed("expected \(long), found \(long)"), .passed)
    let lines = try verdict.lines(on: RecordingConsole(width: 40))
    let red = lines.drop { !$0.hasPrefix("   no ") }.prefix { !$0.hasPrefix("ok ") }
    #expect(red.count == 8)
    #expect(red.contains { $0.hasPrefix("      found value 1 ") })
    #expect(red.count { $0 == "      …" } == 2)
  }
}
