import Book
import ToolSupport

/// The results of an exercise's checks for one text.
package struct Verdict: Sendable, Equatable {
  package enum Outcome: Sendable, Equatable {
    /// The exercise can't be judged; the sentence has the reason and the next step.
    case refused(String)
    case doesNotCompile([Diagnostic])
    /// The answer compiles, but `Checks.swift` doesn't compile with it, so no check ran.
    case checksDoNotCompile([Diagnostic], [JudgedCheck])
    case judged([JudgedCheck])
  }

  package let exercise: Exercise
  /// The hash of the judged text.
  package let hash: ContentHash
  /// Empty if the text was not judged.
  var text = ""
  package var outcome: Outcome
  /// Why the slow builder was used.
  package var fallbackReason: String?
  /// The standard output of the answer.
  package var printed = ""
  /// For each locked task, the unsolved task that it needs.
  package private(set) var locked: [Int: Int] = [:]
  /// The tasks in whose parts the learner has changed something.
  private(set) var begun: Set<Int> = []
  /// The compiler's warnings in the answer and the given files.
  var warnings: [Diagnostic] = []

  /// The results in the order of `Checks.swift`; empty if nothing was judged.
  package var checks: [JudgedCheck] {
    switch outcome {
    case .judged(let checks), .checksDoNotCompile(_, let checks): checks
    case .refused, .doesNotCompile: []
    }
  }

  /// Whether the checks ran.
  var isJudged: Bool {
    if case .judged(let checks) = outcome { !checks.isEmpty } else { false }
  }

  /// The task in whose part of the text the first compiler error is; nil if it is outside of them.
  var taskWithError: Int? {
    guard case .doesNotCompile(let errors) = outcome,
      let line = errors.first(where: { $0.file == "Exercise.swift" })?.line
    else { return nil }
    return TaskParts(of: text).task(atLine: line)
  }

  package func checks(of task: Int) -> [JudgedCheck] { checks.filter { $0.check.task == task } }

  /// Whether every check of a task passed, and no task that it needs is unsolved. A task without checks is never solved.
  package func solves(_ task: Int) -> Bool {
    let own = checks(of: task)
    return locked[task] == nil && !own.isEmpty && own.allSatisfy { $0.result == .passed }
  }

  /// What a verdict shows of a task.
  package enum TaskState: Sendable, Equatable {
    case solved
    /// Its checks are shown: it is the first unsolved task, or one that the learner has begun.
    case open
    /// It needs this unsolved task.
    case locked(by: Int)
    case notStarted
  }

  package func state(of task: ExerciseTask, on page: TaskPage) -> TaskState {
    if let first = locked[task.number] { return .locked(by: first) }
    if solves(task.number) { return .solved }
    let isFirst = page.tasks.first { !solves($0.number) }?.number == task.number
    return isFirst || begun.contains(task.number) ? .open : .notStarted
  }

  /// The verdict in which a task is locked if it needs an earlier, unsolved task, whether its own checks pass or not.
  ///
  /// - Parameter stub: the text that a learner starts with.
  func locking(_ page: TaskPage, stub: String) -> Verdict {
    guard isJudged else { return self }
    var verdict = self
    let (answer, stub) = (TaskParts(of: text), TaskParts(of: stub))
    for task in page.tasks {
      verdict.locked[task.number] = page.needed(by: task).first { !verdict.solves($0) }
      if answer.lines(of: task.number) != stub.lines(of: task.number) {
        verdict.begun.insert(task.number)
      }
    }
    return verdict
  }

  /// The verdict that names the unfound broken versions which a hint has named.
  func naming(_ page: TaskPage, hintedIn progress: LearnerProgress) -> Verdict {
    guard isJudged else { return self }
    var verdict = self
    verdict.outcome = .judged(
      checks.map { judged in
        var judged = judged
        if case .unnoticed = judged.result,
          let task = page.tasks.first(where: { $0.number == judged.check.task })
        {
          judged.isHinted = progress.hints("\(task.id).\(judged.check.name)") > 0
        }
        return judged
      })
    return verdict
  }

  /// The first errors in `Checks.swift`, each with the location in the answer to look at.
  package func messages(for errors: [Diagnostic]) -> [String] {
    errors.prefix(2).map { error in
      let judged = checks.first { $0.result == .checksDoNotCompile(error) }
      let line = "Checks.swift:\(error.line ?? 1)"
      let place = judged?.check.place(in: text).map { "\($0) (\(line))" } ?? line
      return "\(error.message). See \(place)"
    }
  }

  package static let checksDoNotCompileSentence =
    "Your code compiles, but the checks don't compile with it, so none of them ran:"

  package var solvesAll: Bool { !checks.isEmpty && checks.allSatisfy { $0.result == .passed } }
}

package struct JudgedCheck: Sendable, Equatable {
  package let check: Check
  package internal(set) var result: CheckResult
  /// Whether it is about an unfound broken version that a hint has named.
  package internal(set) var isHinted = false

  /// The line of `Checks.swift` to look at.
  package var line: Int {
    if case .failed(let issues) = result, let line = issues.first?.line { return line }
    if case .checksDoNotCompile(let error) = result, let line = error.line { return line }
    return check.lines.lowerBound
  }
}

/// How one check ended. Only `passed` is a pass.
package enum CheckResult: Sendable, Equatable {
  case passed
  case failed([CheckIssue])
  /// The program crashed; with the message.
  case crashed(String)
  /// The program exited during the check.
  case ended
  /// The check timed out; with the message.
  case hung(String)
  /// Too much output.
  case flooded
  case skipped
  /// The check did not run.
  case missing
  /// The check doesn't compile with the answer.
  case checksDoNotCompile(Diagnostic)
  /// The check did not run because another one doesn't compile.
  case notAsked
  /// The learner's tests pass with the broken version: so many of all that they wrote, without those that fail with
  /// the right code.
  case unnoticed(passing: Int, of: Int)

  /// Whether the check ran and failed.
  var isRed: Bool {
    switch self {
    case .failed, .crashed, .ended, .hung, .flooded, .checksDoNotCompile, .unnoticed: true
    case .passed, .skipped, .missing, .notAsked: false
    }
  }

  /// The name of the case, for JSON.
  package var name: String { String("\(self)".prefix { $0 != "(" }) }

  /// The message, as lines.
  package var words: [String] {
    switch self {
    case .passed, .notAsked: []
    case .failed(let issues): issues.flatMap { $0.message.split(separator: "\n").map(String.init) }
    case .crashed(let words): ["Crashed: \(words)"]
    case .ended: ["The program exited early."]
    case .hung(let words): [words]
    case .flooded: ["Too much output: more than \(RealProcesses.mostOutput >> 20) MB."]
    case .skipped: ["Skipped, which counts as failed."]
    case .missing: ["Did not run, which counts as failed."]
    case .checksDoNotCompile(let error): ["Doesn't compile with your code: \(error.message)"]
    case .unnoticed(1, of: 1): ["Your test passes with it."]
    case .unnoticed(let passing, let all) where passing == all: ["All \(all) tests pass with it."]
    case .unnoticed(let passing, let all):
      [
        "Only \(passing) of your \(all) tests \(passing == 1 ? "was" : "were") run against the broken "
          + "versions, because "
          + "\(all - passing == 1 ? "the other one fails" : "the others fail") with the right code."
      ]
    }
  }
}

/// A failed expectation.
package struct CheckIssue: Sendable, Equatable {
  /// The line in `Checks.swift`; nil if the library reports none.
  package let line: Int?
  /// `expected 42, found 0`, or the library's own message.
  package let message: String
  package var kind = Kind.other

  package enum Kind: Sendable, Equatable {
    /// The learner has written no tests, or none for Swift Testing.
    case testsMissing
    case other
  }
}
