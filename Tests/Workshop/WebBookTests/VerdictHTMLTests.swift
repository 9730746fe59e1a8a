import ExerciseTestSupport
import Testing
import ToolSupport

@testable import ExerciseKit
@testable import WebBook

@Suite("`VerdictHTML`: what a page shows of a verdict")
struct VerdictHTMLTests {
  @Test("A page shows the failed checks of a task before the passed ones")
  func failedFirst() throws {
    let fake = FakeExercise(14, "Deps1", "AddUp", FakeTask("Add", teaches: "adding"))
    let page = try TaskPage(of: fake.exercise, in: FakeWorkshop(exercises: [fake]).checkout)
    let failed = CheckResult.failed([CheckIssue(line: 3, message: "expected 1, found 0")])
    let results = [("One.", .passed), ("Two.", failed), ("Three.", .passed), ("Four.", failed)]
    let checks = results.map { sentence, result in
      JudgedCheck(
        check: Check(task: 1, name: sentence, sentence: sentence, lines: 1...1), result: result)
    }
    let verdict = Verdict(exercise: fake.exercise, hash: ContentHash(""), outcome: .judged(checks))
    let html = VerdictHTML(of: verdict, page).html
    let order = html.matches(of: #/(✓ ok|✗ no)<\/span> (\w+\.)/#).map { "\($0.1) \($0.2)" }
    #expect(order == ["✗ no Two.", "✗ no Four.", "✓ ok One.", "✓ ok Three."])
  }
}
