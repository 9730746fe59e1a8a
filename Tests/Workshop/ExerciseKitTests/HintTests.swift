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

  @Test("Each hint names another broken version that no test finds, before the task's hints")
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
    let hints = try (1...3).map { _ in
      try workshop.workspace.nextHint(Self.fake.exercise, after: verdict)
    }
    #expect(
      hints.map { "\($0?.title ?? ""): \($0?.text ?? "")" } == [
        "hint on 'It adds.': Adding.",
        "hint on 'It doubles.': Which of your tests would fail then?", "hint 1 of 3: gentle 1",
      ])
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
