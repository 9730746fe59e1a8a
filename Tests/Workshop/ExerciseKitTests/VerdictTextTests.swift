import Book
import ExerciseTestSupport
import TestSupport
import Testing
import ToolSupport

@testable import ExerciseKit

extension Verdict {
  /// A verdict on AddUp with these results.
  static func addUp(_ adds: CheckResult, _ doubles: CheckResult) -> Verdict {
    let checks = [
      Check(task: 1, name: "adds", sentence: "It adds.", lines: 2...3),
      Check(task: 2, name: "doubles", sentence: "It doubles.", lines: 7...8),
    ]
    return .addUp(.judged(zip(checks, [adds, doubles]).map { JudgedCheck(check: $0, result: $1) }))
  }

  /// A verdict on AddUp with this outcome.
  static func addUp(_ outcome: Outcome) -> Verdict {
    Verdict(exercise: FakeExercise.addUp.exercise, hash: ContentHash(""), outcome: outcome)
  }

  /// The verdict's lines on a console.
  fileprivate func lines(_ width: Int = 80, usesColor: Bool = false) throws -> [String] {
    VerdictText(
      of: self, try .addUp, on: RecordingConsole(width: width, usesColor: usesColor)
    ).lines
  }
}

extension CheckResult {
  /// A failure with this message, in line 3.
  static func failed(_ words: String) -> CheckResult {
    .failed([CheckIssue(line: 3, message: words)])
  }
}

extension TaskPage {
  /// The page of AddUp.
  static var addUp: TaskPage {
    get throws { try TaskPage(of: FakeExercise.addUp.exercise, in: FakeWorkshop().checkout) }
  }
}

@Suite("`VerdictText`: what `check` prints")
struct VerdictTextTests {
  private static let errors = (1...5).map { (line: Int) in
    Diagnostic(
      "Exercise.swift", line: line, column: 3, severity: .error,
      "cannot find 'number\(line)' in scope")
  }

  @Test(
    "`VerdictText` prints each outcome, wrapped to the console's width",
    arguments: [
      (
        Verdict.addUp(.refused("Checks.swift was modified, so restore it now.")),
        """
        AddUp: NOT CHECKED
          Checks.swift was modified, so restore
          it now.
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
      // The first unsolved task is shown in full.
      (
        .addUp(.failed("expected 3 as the total of all, found 0"), .failed("unseen")),
        """
        AddUp: 0 of 2 tasks solved
        NO Task 1: Add, 0 of 1
           no It adds.
              expected 3 as the total of all
              found 0
              Checks.swift:3
        -- Task 2: Double, not started
        """
      ),
    ])
  func outcome(verdict: Verdict, told: String) throws {
    #expect(try verdict.lines(40).joined(separator: "\n") == told)
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
    // Values that differ only in spaces stay different.
    (
      .failed(#"expected ["1 unread  [Read all]"], found ["1 unread [Read all]", " "]"#),
      [
        #"expected ["1 unread  [Read all]"]"#, #"found ["1 unread [Read all]", " "]"#,
        "Checks.swift:3",
      ]
    ),
    // Control characters are escaped, so they can't change the screen.
    (
      .failed("expected 'a\rb', found \u{1B}[2J\u{2028}ä"),
      ["expected 'a\\rb'", "found \\u{1B}[2J\\u{2028}ä", "Checks.swift:3"]
    ),
    (
      .crashed("Index out of range"),
      ["Crashed: Index out of range", "Checks.swift:2"]
    ),
    (.ended, ["The program exited early.", "Checks.swift:2"]),
    (.hung("Timed out after 3 s."), ["Timed out after 3 s.", "Checks.swift:2"]),
    (.flooded, ["Too much output: more than 8 MB.", "Checks.swift:2"]),
    (.skipped, ["Skipped, which counts as failed.", "Checks.swift:2"]),
    (.missing, ["Did not run, which counts as failed.", "Checks.swift:2"]),
    (
      .checksDoNotCompile(unknown),
      ["Doesn't compile with your code: cannot find 'total' in scope", "Checks.swift:9"]
    ),
    (.notAsked, []),
    (.unnoticed(passing: 1, of: 1), ["Your test passes with it.", "Checks.swift:2"]),
    (.unnoticed(passing: 3, of: 3), ["All 3 tests pass with it.", "Checks.swift:2"]),
    (
      .unnoticed(passing: 2, of: 4),
      [
        "Only 2 of your 4 tests were run against the broken versions, because the",
        "others fail with the right code.", "Checks.swift:2",
      ]
    ),
    // At most eight lines, including the found value.
    (.failed(rows("line", 6)), (1...6).map { "line \($0)" } + ["Checks.swift:3"]),
    (
      .failed("expected \(rows("tea", 40)), found \(rows("milk", 20))"),
      ["expected tea 1", "tea 2", "…", "found milk 1", "milk 2", "…", "Checks.swift:3"]
    ),
    (
      .failed("expected \(rows("tea", 2)), found \(rows("milk", 20))"),
      ["expected tea 1", "tea 2", "found milk 1", "milk 2", "milk 3", "…", "Checks.swift:3"]
    ),
  ]

  private static func rows(_ name: String, _ count: Int) -> String {
    (1...count).map { "\(name) \($0)" }.joined(separator: "\n")
  }

  @Test("`VerdictText` prints each kind of check result", arguments: results)
  func result(result: CheckResult, told: [String]) throws {
    let head = [
      "AddUp: 1 of 2 tasks solved", "NO Task 1: Add, 0 of 1",
      "   \(result == .notAsked ? "--" : "no") It adds.",
    ]
    #expect(
      try Verdict.addUp(result, .passed).lines()
        == head + told.map { "      \($0)" } + ["ok Task 2: Double, 1 of 1"])
  }

  @Test("`VerdictText` cuts a long message to eight lines", arguments: [40, 80])
  func longMessage(width: Int) throws {
    let words = Array(repeating: "expected", count: 200).joined(separator: " ")
    let lines = try Verdict.addUp(.failed(words), .passed).lines(width)
    let check = lines.filter { $0.hasPrefix("   ") }
    #expect(check.count == 8)
    #expect(check.suffix(2) == ["      …", "      Checks.swift:3"])
    #expect(lines.allSatisfy { $0.count <= width })
  }

  @Test("`VerdictText` cuts the output of an answer to four lines")
  func printed() throws {
    var verdict = Verdict.addUp(.passed, .passed)
    verdict.printed = "one\n\n\(String(repeating: "x", count: 100))\nthree\nfour\nfive\nsix\n"
    #expect(
      try verdict.lines(40).suffix(6) == [
        "Output:", "   one", "   \(String(repeating: "x", count: 36))…", "   three",
        "   four", "   …",
      ])
  }

  private static let (good, bad) = ("\u{1B}[32m", "\u{1B}[31m")

  @Test(
    "Color changes neither the words nor the line breaks of `VerdictText`",
    arguments: [
      (Verdict.addUp(.passed, .missing), "\n\(good)ok\u{1B}[0m Task 1: Add"),
      (.addUp(.passed, .missing), "\n\(bad)NO\u{1B}[0m Task 2: Double"),
      (.addUp(.passed, .missing), "\n   \(bad)no\u{1B}[0m It doubles."),
      (.addUp(.passed, .passed), "AddUp: \(good)2 of 2 tasks solved\u{1B}[0m\n"),
      (.addUp(.refused("No.")), "AddUp: \(bad)NOT CHECKED\u{1B}[0m\n"),
      (.addUp(.doesNotCompile([])), "AddUp: \(bad)DOES NOT COMPILE\u{1B}[0m\n"),
    ])
  func color(verdict: Verdict, shown: String) throws {
    let page = RecordingConsole(width: 40)
    for line in try verdict.lines(40, usesColor: true) { page.line(line) }
    #expect(page.text.contains(shown))
    #expect(page.uncolored == (try verdict.lines(40).map { "\($0)\n" }.joined()))
  }

  @Test("Checks that don't compile with an answer are reported instead of its tasks")
  func checksDoNotCompile() throws {
    var verdict = Verdict.addUp(.notAsked, .checksDoNotCompile(Self.unknown))
    verdict.outcome = .checksDoNotCompile([Self.unknown], verdict.checks)
    verdict.text = "// TASK 2: Double.\n"
    #expect(verdict.locking(try .addUp, stub: "") == verdict)
    #expect(
      try verdict.lines() == [
        "AddUp: DOES NOT FIT THE CHECKS",
        "  Your code compiles, but the checks don't compile with it, so none of them ran:",
        "  cannot find 'total' in scope. See Exercise.swift:1 (Checks.swift:9)",
      ])
  }

  /// A verdict on the tests that a learner wrote for task 1.
  private static func ofTests(_ right: CheckResult, _ versions: CheckResult...) -> Verdict {
    let names = ["right", "nothing", "noRetry", "noName"]
    let checks = names.map {
      Check(task: 1, name: $0, sentence: "About \($0).", lines: 1...1, isOfTests: true)
    }
    return .addUp(
      .judged(zip(checks, [right] + versions).map { JudgedCheck(check: $0, result: $1) }))
  }

  @Test(
    "Broken versions that no test finds are counted, and not named",
    arguments: [
      (
        ofTests(
          .failed("'a' can't fail."), .unnoticed(passing: 1, of: 1), .unnoticed(passing: 1, of: 1),
          .unnoticed(passing: 1, of: 1)),
        """
           no About right.
              'a' can't fail.
              Exercise.swift:3
           no 0 of 3 broken versions found. The hints name them one by one.
        """
      ),
      (
        ofTests(
          .passed, .passed, .failed("'a': Crashed: x"), .unnoticed(passing: 1, of: 2)),
        """
           no About noRetry.
              'a': Crashed: x
              Exercise.swift:3
           no 1 of 3 broken versions found. The hints name the last one.
              Only 1 of your 2 tests was run against the broken versions, because the
              other one fails with the right code.
           ok About right.
           ok About nothing.
        """
      ),
      (
        ofTests(.failed("'a' fails."), .notAsked, .notAsked, .notAsked),
        """
           no About right.
              'a' fails.
              Exercise.swift:3
           -- 3 broken versions were not run.
        """
      ),
    ])
  func unfoundVersions(verdict: Verdict, told: String) throws {
    let lines = try verdict.lines()
    #expect(lines[2...].prefix { $0.hasPrefix("   ") }.joined(separator: "\n") == told)
  }

  @Test("A verdict lists each unfound broken version that a hint has named")
  func hintedVersions() throws {
    let workshop = try FakeWorkshop(exercises: [.addUp])
    let page = try TaskPage.addUp
    let unnoticed = CheckResult.unnoticed(passing: 1, of: 1)
    let verdict = Self.ofTests(.passed, .passed, unnoticed, unnoticed)
    func lines() throws -> [String] {
      let progress = try LearnerProgress(of: workshop.checkout)
      return Array(try verdict.naming(page, hintedIn: progress).lines()[1...].prefix(5))
    }
    let (task, found) = ("NO Task 1: Add", ["   ok About right.", "   ok About nothing."])
    let count = "   no 1 of 3 broken versions found."
    // The first two hints name no version.
    for _ in 1...3 {
      #expect(
        try lines().prefix(4) == [task, "\(count) The hints name the others one by one."] + found)
      _ = try workshop.workspace.nextHint(page.exercise, after: verdict)
    }
    let last = "\(count) The hints name the last one."
    #expect(try lines() == [task, "   no About noRetry.", last] + found)
    _ = try workshop.workspace.nextHint(page.exercise, after: verdict)
    #expect(try lines().prefix(4) == [task, "   no About noRetry.", "   no About noName.", count])
  }

  @Test("The head of a task to write tests counts the broken versions")
  func versionCount() throws {
    let solved = Self.ofTests(.passed, .passed, .passed, .passed)
    #expect(try solved.lines()[1] == "ok Task 1: Add, 3 of 3 broken versions found")
    let failing = Self.ofTests(.failed("'a' fails."), .passed, .passed, .passed)
    #expect(try failing.lines()[1] == "NO Task 1: Add, 3 of 3 broken versions found")
  }

  @Test("A task is locked until the task it needs passes")
  func waits() throws {
    let page = try TaskPage.addUp
    let red = CheckResult.failed("found 0")
    // One rule, whether its own checks pass or not, and whether it is begun or not.
    for (second, stub) in [(red, ""), (.passed, ""), (red, "// TASK 2: Double.\n")] {
      let verdict = Verdict.addUp(red, second).locking(page, stub: stub)
      #expect(!verdict.solves(2))
      #expect(
        try verdict.lines().last == "-- Task 2: Double, locked until task 1 passes")
    }
    #expect(Verdict.addUp(.passed, .passed).locking(page, stub: "").solves(2))
    let verdict = Verdict.addUp(.passed, red).locking(page, stub: "")
    #expect(try verdict.lines()[2] == "NO Task 2: Double, 0 of 1")
  }

  @Test("A verdict shows the checks of each begun task that isn't locked")
  func openTasks() throws {
    // Like ThreeWaysIn: no task needs another one of the exercise.
    let fake = FakeExercise(
      14, "Deps1", "AddUp", FakeTask("Add", teaches: "adding"),
      FakeTask("Double", teaches: "doubling"), FakeTask("Half", teaches: "halving"))
    let page = try TaskPage(of: fake.exercise, in: FakeWorkshop(exercises: [fake]).checkout)
    let stub = "// TASK 1: Add.\n// END\n// TASK 2: Double.\n// END\n// TASK 3: Half.\n// END\n"
    func lines(_ results: CheckResult..., begun: String...) -> [String] {
      let checks = (1...3).map { Check(task: $0, name: "a\($0)", sentence: "It.", lines: 1...1) }
      var verdict = Verdict.addUp(
        .judged(zip(checks, results).map { JudgedCheck(check: $0, result: $1) }))
      verdict.text = begun.reduce(stub) { $0.replacing($1, with: "\($1)\nadd()") }
      return VerdictText(
        of: verdict.locking(page, stub: stub), page, on: RecordingConsole(width: 80)
      ).lines.filter { $0.contains("Task") }
    }
    let red = CheckResult.failed("found 0")
    #expect(
      lines(red, red, red) == [
        "NO Task 1: Add, 0 of 1", "-- Task 2: Double, not started", "-- Task 3: Half, not started",
      ])
    #expect(
      lines(.passed, red, red, begun: "Double.", "Half.") == [
        "ok Task 1: Add, 1 of 1", "NO Task 2: Double, 0 of 1", "NO Task 3: Half, 0 of 1",
      ])
    #expect(
      lines(red, red, .passed, begun: "Half.") == [
        "NO Task 1: Add, 0 of 1", "-- Task 2: Double, not started", "ok Task 3: Half, 1 of 1",
      ])
  }

  @Test(
    "A failing check reports the line it is about, or its task's line",
    arguments: [
      ("Sum.total", "See Exercise.swift:4, Sum.total (Checks.swift:3)"),
      ("Sum.gone", "See Exercise.swift:1 (Checks.swift:3)"),
      (nil, "See Exercise.swift:1 (Checks.swift:3)"),
    ] as [(String?, String)])
  func place(subject: String?, told: String) throws {
    var verdict = Verdict.addUp(.failed("expected 3, found 0"), .passed)
    verdict.text = "// TASK 1: Add.\nstruct Sum {\n  // TASK 1: Add more.\n  var total = 0\n}\n"
    verdict.outcome = .judged(
      verdict.checks.map { judged in
        var check = judged.check
        check.subject = subject
        return JudgedCheck(check: check, result: judged.result)
      })
    #expect(try verdict.lines().contains("      \(told)"))
  }
}
