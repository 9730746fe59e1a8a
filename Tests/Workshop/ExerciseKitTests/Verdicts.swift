import Book
import ExerciseTestSupport
import ToolSupport

@testable import ExerciseKit

extension Verdict {
  /// A verdict on AddUp, whose checks ended so.
  static func addUp(_ adds: CheckResult, _ doubles: CheckResult) -> Verdict {
    .addUp(
      .judged([
        JudgedCheck(
          check: Check(task: 1, name: "adds", sentence: "It adds.", lines: 2...3), result: adds),
        JudgedCheck(
          check: Check(task: 2, name: "doubles", sentence: "It doubles.", lines: 7...8),
          result: doubles),
      ]))
  }

  /// A verdict on AddUp with another outcome.
  static func addUp(_ outcome: Outcome) -> Verdict {
    Verdict(
      exercise: FakeExercise.addUp.exercise, hash: ContentHash(bytes: Array("foobar".utf8)),
      outcome: outcome)
  }

  /// Its words on a console.
  func lines(on console: RecordingConsole = RecordingConsole()) throws -> [String] {
    VerdictText(of: self, try .addUp, on: console).lines
  }
}

extension CheckResult {
  /// It failed with these words, in line 3.
  static func failed(_ words: String) -> CheckResult {
    .failed([CheckIssue(line: 3, words: words)])
  }
}

extension TaskPage {
  /// The page of AddUp.
  static var addUp: TaskPage {
    get throws {
      try TaskPage(of: FakeExercise.addUp.exercise, in: .fake([FakeExercise.addUp]))
    }
  }
}
