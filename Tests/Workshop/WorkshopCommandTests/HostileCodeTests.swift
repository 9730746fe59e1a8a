import ExerciseKit
import ExerciseTestSupport
import Foundation
import Testing
import ToolSupport

/// An exercise that does what no exercise should: there is a verdict, it is never a pass, and the
/// other checks are judged. One after the other: each keeps a core busy.
@Suite(.serialized) struct HostileCodeTests {
  /// Which limit comes first depends on what else the machine does.
  private static func isOvertime(_ result: CheckResult?, saying words: String) -> Bool {
    guard case .hung(let said) = result else { return false }
    return said.contains(#/^It was not done within (3 s|the processor time .*): /#)
      && said.contains(words)
  }

  private static let sum = "(deps.aService.getAs() + deps.bService.getBs()).reduce(0, +)"

  @Test(
    "Code that crashes, ends the program, hangs or floods fails its own checks alone",
    arguments: [
      // Each with the line of the answer, also where the library notices.
      ("fatalError(\"boom\")", CheckResult.crashed("boom (Exercise.swift:17)")),
      ("abort()", .crashed("signal 6 (Exercise.swift:18)")),
      ("print([1][[1].count])", .crashed("Index out of range (Exercise.swift:17)")),
      (
        "let a: Any = 1; print(a as! String)",
        .crashed(
          "Could not cast value of type 'Swift.Int' to 'Swift.String'. (Exercise.swift:17)")
      ),
      ("exit(0)", .ended),
      ("while true { print(1) }", .hung("it had printed")),
      ("Thread.sleep(forTimeInterval: 60)", .hung("a loop, a long wait, slow work")),
      ("let s = String(repeating: \"-\", count: 99_999); for _ in 1...99 { print(s) }", .flooded),
    ])
  func hostile(_ code: String, _ result: CheckResult) async throws {
    let played = try PlayedCheckout()
    let hungWords: String? = if case .hung(let words) = result { words } else { nil }
    let needsLibrary = ["exit", "abort", "Thread"].contains { code.hasPrefix($0) }
    let text = try played.solution(
      of: "UseAndReplace", replacing: Self.sum, with: "\(code); return \(Self.sum)")
    let verdict = try await played.verdict(
      on: "UseAndReplace", needsLibrary ? "import Foundation\n\(text)" : text,
      patience: hungWords == nil ? 5 : 1)
    for name in ["addsAAndB", "asksAtEveryCall"] {
      let isSo = hungWords.map { Self.isOvertime(verdict[name], saying: $0) }
      #expect(isSo ?? (verdict[name] == result), "\(String(describing: verdict[name]))")
    }
    let passed = verdict.checks.filter { $0.result == .passed }.map(\.check.name)
    #expect(Set(passed) == ["newObjectHasTheReplacement", "keepsB", "originalIsUntouched"])
    #expect(!verdict.solvesAll)
  }

  @Test("The other exercises are judged beside one that hangs")
  func othersAreJudged() async throws {
    let played = try PlayedCheckout()
    let other = try played.exercise("WrongObject")
    try played.write(try played.solution(of: other).solved, to: other.file)
    let text = try played.solution(
      of: "UseAndReplace", replacing: Self.sum, with: "while true {}")
    try played.write(text, to: try played.exercise("UseAndReplace").file)
    #expect(await played.run("check", "--all") == 1)
    #expect(
      played.page.text == """
        UseAndReplace           no ok
        WrongObject             ok ok
        AddD                    no no
        BreakTheKnot            no no

        4 exercises: 1 solved.

        """)
  }

  @Test(
    "Code that deletes its own file, or writes over it, loses nothing: 'undo' brings the text back",
    arguments: [true, false])
  func takesItsFile(deletes: Bool) async throws {
    let played = try PlayedCheckout()
    let exercise = try played.exercise("UseAndReplace")
    let url = "URL(fileURLWithPath: \"\(played.root)/\(exercise.file)\")"
    let code = deletes ? "FileManager.default.removeItem(at: \(url))" : "Data().write(to: \(url))"
    let solution = try played.solution(
      of: exercise.name, replacing: Self.sum, with: "try? \(code); return \(Self.sum)")
    let text = "import Foundation\n\(solution)"
    let verdict = try await played.verdict(on: exercise.name, text)
    if deletes {
      let sentence =
        "\(exercise.file) was deleted while it was judged. Its text is kept: swift run workshop "
        + "undo UseAndReplace"
      #expect(verdict.outcome == .refused(sentence))
    } else {
      #expect(verdict.hash == ContentHash(text))
      #expect(try played.workspace.checkout.read(exercise.file) == "")
    }
    #expect(await played.run("undo", exercise.name) == 0)
    #expect(try played.workspace.checkout.read(exercise.file) == text)
  }
}
