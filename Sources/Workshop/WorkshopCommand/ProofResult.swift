import Book
import ExerciseKit
import ToolSupport

/// The result of a test that proves something, and of the fixtures that it compiles.
struct ProofResult {
  enum State { case passed, failed, skipped }

  private let sentence: String
  /// The file of the test, relative to the checkout.
  private let file: String
  fileprivate let state: State
  private let hasEnded: Bool
  /// The issues that belong to no fixture.
  fileprivate let issues: [CheckIssue]
  fileprivate let fixtures: [(name: String, state: State, issues: [String])]

  /// - Parameter fixtures: if the test compiles fixtures, those that count as proofs.
  init(
    _ test: CheckEvents.Test, _ fixtures: [RefusedFixture], of run: CheckEvents, in folder: String
  ) {
    let all = run.issues[test.id, default: []]
    let ended = run.ended.contains(test.id)
    let isSkipped = run.skipped.contains(test.id)
    sentence = test.sentence
    file = "\(folder)/\(test.file)"
    hasEnded = ended || isSkipped
    state = isSkipped ? .skipped : all.isEmpty && ended ? .passed : .failed
    // An issue of a fixture begins with its path.
    self.fixtures = fixtures.map { fixture in
      let own = all.map(\.message).filter { $0.hasPrefix("\(fixture.path):") }
      let messages = own.map { $0.dropFirst(fixture.path.count + 1).trimming { $0 == " " } }
      let state: State = !own.isEmpty ? .failed : ended ? .passed : .skipped
      return (fixture.name, state, messages)
    }
    issues = all.filter { issue in
      !fixtures.contains { issue.message.hasPrefix("\($0.path):") }
    }
  }

  func show(on console: any Console) {
    let more = state == .skipped ? " (skipped on this system)" : ""
    console.entry("  " + state.mark(on: console), sentence + more, column: 6)
    for fixture in fixtures {
      console.entry("      " + fixture.state.mark(on: console), fixture.name, column: 10)
      for issue in fixture.issues { console.paragraph(Self.short(issue), indent: "          ") }
    }
    for issue in issues.prefix(3) {
      console.paragraph(file + (issue.line.map { ":\($0)" } ?? ""), indent: "      ")
      console.paragraph(Self.short(issue.message), indent: "      ")
    }
    if issues.count > 3 { console.line("      and \(issues.count - 3) more") }
    if !hasEnded { console.line("      The test didn't finish.") }
  }

  /// The results that count. If the test compiles fixtures, their results count, and the test's only if it failed for
  /// another reason.
  fileprivate var states: [State] {
    guard !fixtures.isEmpty else { return [state] }
    return fixtures.map(\.state) + (issues.isEmpty && hasEnded ? [] : [.failed])
  }

  private static func short(_ message: String) -> String {
    message.count > 300 ? "\(message.prefix(200)) … \(message.suffix(90))" : message
  }
}

extension ProofResult.State {
  func mark(on console: any Console) -> String {
    switch self {
    case .passed: console.good("ok")
    case .failed: console.bad("NO")
    case .skipped: "--"
    }
  }
}

/// How many proofs passed, failed, and were not run.
struct ProofTally {
  private(set) var passed = 0
  private(set) var failed = 0
  private var notRun = 0

  mutating func add(_ result: ProofResult) {
    for state in result.states {
      switch state {
      case .passed: passed += 1
      case .failed: failed += 1
      case .skipped: notRun += 1
      }
    }
  }

  /// Counts and shows a proof that the test run doesn't contain.
  mutating func addNotRun(_ name: String, on console: any Console) {
    notRun += 1
    console.entry("  --", "\(name) (not run)", column: 6)
  }

  /// - Parameter scripts: the scripts that prove the rest.
  func sentence(scripts: [String]) -> String {
    let total = passed + failed + notRun
    let failures = failed == 0 ? "" : failed == 1 ? ", 1 fails" : ", \(failed) fail"
    let rest = notRun == 0 ? "" : notRun == 1 ? ", 1 was not run" : ", \(notRun) were not run"
    let advice = scripts.isEmpty ? "" : " Run the rest: \(scripts.joined(separator: ", "))"
    return "\(passed) of \(total) proofs pass\(failures)\(rest).\(advice)"
  }
}
