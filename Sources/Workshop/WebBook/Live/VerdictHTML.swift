import Book
import ExerciseKit
import ToolSupport

/// A verdict as HTML: each task, and the checks of the open ones.
struct VerdictHTML {
  private(set) var title = ""
  private(set) var outcome = LiveState.Outcome.ran
  /// The state of each task, by number.
  private(set) var tasks: [String: String] = [:]
  private(set) var html = ""
  private(set) var notes: [LiveState.Note] = []

  init(of verdict: Verdict, _ page: TaskPage) {
    switch verdict.outcome {
    case .refused(let sentence):
      (title, html, outcome) = ("No verdict", "<p>\(shownHTML(sentence))</p>", .refused)
    case .doesNotCompile(let errors):
      (title, outcome) = ("Doesn't compile", .refused)
      html = list(
        errors.prefix(8).map { error in
          let name = error.file.split(separator: "/").last.map(String.init) ?? error.file
          let message = error.message.cut()
          if let line = error.line {
            notes.append(
              .init(file: name, line: line, column: error.column, message, isError: true))
          }
          return "\(lineButton(name, error.line)) \(shownHTML(message))"
        })
    case .checksDoNotCompile(let errors, _):
      (title, outcome) = ("Doesn't fit the checks", .refused)
      html =
        "<p>\(shownHTML(Verdict.checksDoNotCompileSentence))</p>"
        + list(verdict.messages(for: errors).map { shownHTML($0.cut()) })
    case .judged:
      let solved = page.tasks.count { verdict.solves($0.number) }
      title = "\(solved) of \(page.tasks.count) tasks solved"
      let states = page.tasks.map { ($0, verdict.state(of: $0, on: page)) }
      html = list(states.map { Self.html(of: $0, $1, verdict) })
      for (task, state) in states {
        tasks["\(task.number)"] =
          state == .solved ? "solved" : state == .open ? "open" : "later"
        for check in verdict.checks(of: task.number) where state == .open {
          guard let (file, line) = check.crashPlace else { continue }
          let words = check.result.words.joined(separator: " ").cut()
          notes.append(.init(file: file, line: line, words, isError: true))
        }
      }
      if !verdict.printed.isEmpty {
        html += "<p>Output:</p><pre>\(shownHTML(verdict.printed.cut()))</pre>"
      }
    }
    if let reason = verdict.fallbackReason {
      html +=
        "<p>Checked with <code>swift test</code>, which is slower: \(reason.escapedForHTML)</p>"
    }
  }

  private static func html(
    of task: ExerciseTask, _ state: Verdict.TaskState, _ verdict: Verdict
  ) -> String {
    let name = "Task \(task.number): \(task.title)".escapedForHTML
    switch state {
    case .solved:
      let learned = SpanWriter.html(of: task.learned, link: { $0 })
      return "<span class=\"ok\">✓ solved</span> \(name)<br>Learned: \(learned)"
    case .locked(let first): return "\(name), locked until task \(first) passes"
    case .notStarted: return "\(name), not started"
    case .open:
      let own = verdict.checks(of: task.number)
      return "<span class=\"no\">✗ not yet</span> \(name)"
        + (UnfoundVersions(among: own) == nil ? ", \(own.passedCount)" : "")
        + list(own.items(check: html, versions: html))
    }
  }

  private static func html(of versions: UnfoundVersions) -> String {
    let details = versions.details.map { "<pre>\(shownHTML($0.cut()))</pre>" }.joined()
    guard versions.wereRun else { return versions.sentence }
    return "<span class=\"no\">✗ no</span> \(versions.sentence)\(details)"
  }

  private static func html(of judged: JudgedCheck) -> String {
    let sentence = judged.check.sentence.escapedForHTML
    switch judged.result {
    case .passed: return "<span class=\"ok\">✓ ok</span> \(sentence)"
    case .notAsked: return "\(sentence) (not run)"
    case _ where judged.isHinted: return "<span class=\"no\">✗ no</span> \(sentence)"
    default:
      // The found value starts a new line, below the expected one.
      let words = judged.result.words.joined(separator: "\n").replacing(
        ", found ", with: "\nfound ")
      return
        "<span class=\"no\">✗ no</span> \(sentence)<pre>\(shownHTML(words.cut()))</pre>"
        + (judged.crashPlace.map { "\(lineButton($0.file, $0.line)) " } ?? "")
        + lineButton(judged.check.file, judged.line)
    }
  }
}

extension JudgedCheck {
  /// The line of the learner's file in a crash's stack trace.
  fileprivate var crashPlace: (file: String, line: Int)? {
    guard case .crashed(let words) = result,
      let match = words.firstMatch(of: #/\((Exercise\.swift):(\d+)\)$/#), let line = Int(match.2)
    else { return nil }
    return (String(match.1), line)
  }
}
