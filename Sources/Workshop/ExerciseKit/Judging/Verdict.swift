import Book
import ToolSupport

/// The results of an exercise's checks for one text.
package struct Verdict: Sendable, Equatable {
  package enum Outcome: Sendable, Equatable {
    /// There is nothing to judge, or it must not be judged; the sentence says why and what to do.
    case refused(String)
    case doesNotCompile([Diagnostic])
    case judged([JudgedCheck])
  }

  package let exercise: Exercise
  /// Names the text that was judged.
  package let hash: ContentHash
  /// The text, where it was judged.
  var text = ""
  package var outcome: Outcome
  /// Why it took seconds, where the fast way could not be taken.
  package var fallbackReason: String?
  /// What the text wrote to standard output.
  package var printed = ""
  /// What the compiler warned of in the text and what is given beside it.
  var warnings: [Diagnostic] = []

  /// The results in the order of `Checks.swift`; none where nothing was judged.
  package var checks: [JudgedCheck] {
    if case .judged(let checks) = outcome { checks } else { [] }
  }

  package func checks(of task: Int) -> [JudgedCheck] { checks.filter { $0.check.task == task } }

  /// Whether every check of a task ran and passed; a task without checks is never solved.
  package func solves(_ task: Int) -> Bool {
    let own = checks(of: task)
    return !own.isEmpty && own.allSatisfy { $0.result == .passed }
  }

  /// The same, but that red checks of a task wait for one before it that it needs and that is not
  /// solved: they say nothing of their own.
  func waiting(as page: TaskPage) -> Verdict {
    var verdict = self
    verdict.outcome = .judged(
      checks.map { judged in
        var judged = judged
        let task = page.tasks[judged.check.task - 1]
        if judged.result.isRed, let first = page.needed(by: task).first(where: { !solves($0) }) {
          judged.result = .waits(first)
        }
        return judged
      })
    return verdict
  }

  package var solvesAll: Bool { !checks.isEmpty && checks.allSatisfy { $0.result == .passed } }
}

package struct JudgedCheck: Sendable, Equatable {
  package let check: Check
  package internal(set) var result: CheckResult

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
  /// The program crashed in it; the line says how.
  case crashed(String)
  /// The program ended in it, as if it were done.
  case ended
  /// It did not come to an end in the time that a check may take; the sentence says which.
  case hung(String)
  /// It printed more than is kept.
  case flooded
  case skipped
  /// It was not among the checks that ran.
  case missing
  /// It does not compile with the text.
  case checksDoNotCompile(Diagnostic)
  /// It was not asked, for another check does not compile with the text.
  case notAsked
  /// It is red, and its task needs this one, which is not solved.
  case waits(Int)

  /// Whether the check itself said no: it was asked, and did not pass.
  var isRed: Bool {
    switch self {
    case .failed, .crashed, .ended, .hung, .flooded, .checksDoNotCompile: true
    case .passed, .skipped, .missing, .notAsked, .waits: false
    }
  }

  /// The name of the case, for a program to read.
  package var name: String { String("\(self)".prefix { $0 != "(" }) }

  /// What there is to say of it, as lines.
  package var words: [String] {
    switch self {
    case .passed, .notAsked: []
    case .waits(let task): ["Locked until task \(task) passes."]
    case .failed(let issues): issues.flatMap { $0.message.split(separator: "\n").map(String.init) }
    case .crashed(let words): ["Crashed: \(words)"]
    case .ended: ["The program exited early."]
    case .hung(let words): [words]
    case .flooded: ["Too much output: more than \(RealProcesses.mostOutput >> 20) MB."]
    case .skipped: ["Skipped, which counts as failed."]
    case .missing: ["Did not run, which counts as failed."]
    case .checksDoNotCompile(let error): ["Doesn't compile with your code: \(error.message)"]
    }
  }
}

/// One expectation that was not met.
package struct CheckIssue: Sendable, Equatable {
  /// The line in `Checks.swift`; nil if the library reports none.
  package let line: Int?
  /// `expected 42, found 0`, or the library's own message.
  package let message: String
}
