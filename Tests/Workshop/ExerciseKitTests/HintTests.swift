import Book
import ExerciseTestSupport
import Testing
import ToolSupport

@testable import ExerciseKit

@Suite("Hints")
struct HintTests {
  /// Task 1 has two checks, and a hint for one of them. Task 2 has two checks, and a wrong answer for one of them.
  private static let fake = {
    var fake = FakeExercise.addUp
    fake.replace("hint: plain 1\n", with: "hint: plain 1\n- hint adds: Adding.\n", in: "Notes.md")
    fake.files["WrongAnswers.md"] =
      "# Wrong answers\n" + FakeExercise.wrong("A", fails: "doubles", "doubles fails")
    return fake
  }()

  private func verdict(_ results: [CheckResult]) -> Verdict {
    let names = [(1, "asks"), (1, "adds"), (2, "stops"), (2, "doubles")]
    let checks = names.map { Check(task: $0, name: $1, sentence: "It \($1).", lines: 1...1) }
    return .addUp(.judged(zip(checks, results).map { JudgedCheck(check: $0, result: $1) }))
  }

  @Test(
    "A failing check's hint comes first if its task's other checks pass",
    arguments: [
      ([true, false, false, false], ["hint on 'It adds.': Adding.", "hint 1 of 3: gentle 1"]),
      ([false, true, false, false], ["hint 1 of 3: gentle 1", "hint 2 of 3: plainer 1"]),
      ([false, false, false, false], ["hint 1 of 3: gentle 1", "hint 2 of 3: plainer 1"]),
      // The hint is the question of the only wrong answer.
      ([true, true, true, false], ["hint on 'It doubles.': What?", "hint 1 of 3: gentle 2"]),
    ])
  func ofCheck(passes: [Bool], told: [String]) throws {
    let workshop = try FakeWorkshop(exercises: [Self.fake])
    let verdict = verdict(passes.map { $0 ? .passed : .failed("found 0") })
    let hints = try (1...2).map { _ in
      try workshop.workspace.nextHint(Self.fake.exercise, after: verdict)
    }
    #expect(hints.map { "\($0?.title ?? ""): \($0?.text ?? "")" } == told)
  }

  @Test("Hints on tests name the broken versions after two general hints")
  func ofVersions() throws {
    let workshop = try FakeWorkshop(exercises: [Self.fake])
    let results: [CheckResult] = [
      .failed("'a' can't fail."), .passed, .unnoticed(passing: 1, of: 1),
      .unnoticed(passing: 1, of: 1),
    ]
    let checks = ["right", "found", "adds", "doubles"].map {
      Check(task: 1, name: $0, sentence: "It \($0).", lines: 1...1, isOfTests: true)
    }
    let verdict = Verdict.addUp(
      .judged(zip(checks, results).map { JudgedCheck(check: $0, result: $1) }))
    let hints = try (1...5).map { _ in
      try workshop.workspace.nextHint(Self.fake.exercise, after: verdict)
    }
    #expect(
      hints.map { "\($0?.title ?? ""): \($0?.text ?? "")" } == [
        "hint 1 of 3: gentle 1", "hint 2 of 3: plainer 1", "hint on 'It adds.': Adding.",
        "hint on 'It doubles.': Which of your tests would fail then?", "hint 3 of 3: plain 1",
      ])
  }

  /// A verdict on tests for task 1, of which `right` failed and no version was run.
  private func unrunVersions(_ issue: CheckIssue) -> Verdict {
    let checks = ["right", "adds"].map {
      Check(task: 1, name: $0, sentence: "It \($0).", lines: 1...1, isOfTests: true)
    }
    return .addUp(
      .judged(
        zip(checks, [.failed([issue]), .notAsked]).map { JudgedCheck(check: $0, result: $1) }))
  }

  @Test(
    "A hint on missing tests repeats that they are missing, and uses up no other hint",
    arguments: [CheckIssue.noTests(1), .xcTestClass(1)])
  func withoutTests(issue: CheckIssue) throws {
    let workspace = try FakeWorkshop(exercises: [Self.fake]).workspace
    for _ in 1...2 {
      let hint = try workspace.nextHint(Self.fake.exercise, after: unrunVersions(issue))
      #expect(hint?.text == issue.message)
    }
    let failing = CheckIssue(line: 1, message: "'a' fails.")
    let next = try workspace.nextHint(Self.fake.exercise, after: unrunVersions(failing))
    #expect(next?.text == "gentle 1")
  }

  @Test(
    "A hint after a compiler error is for the task with the error",
    arguments: [
      (2, "gentle 1"), (5, "gentle 2"), (4, "gentle 1"), (8, "gentle 2"), (nil, "gentle 1"),
    ] as [(Int?, String)])
  func afterCompilerError(line: Int?, told: String) throws {
    let workspace = try FakeWorkshop(exercises: [Self.fake]).workspace
    let file = line == nil ? "" : "Exercise.swift"
    var verdict = Verdict.addUp(
      .doesNotCompile([Diagnostic(file, line: line, severity: .error, "cannot find 'a' in scope")]))
    verdict.text = "// TASK 1: Add.\na\n// END\n\n// TASK 2: Double.\n  a\n  // TASK 2: More.\na\n"
    let hint = try workspace.nextHint(Self.fake.exercise, after: verdict)
    #expect(hint?.text == told)
  }

  @Test("A check's hint reappears after it is revoked")
  func revoked() throws {
    let workspace = try FakeWorkshop(exercises: [Self.fake]).workspace
    let verdict = verdict([.passed, .failed("found 0"), .passed, .passed])
    for _ in 1...2 {
      let hint = try #require(try workspace.nextHint(Self.fake.exercise, after: verdict))
      #expect(hint.text == "Adding.")
      try workspace.revoke(hint)
    }
  }
}
