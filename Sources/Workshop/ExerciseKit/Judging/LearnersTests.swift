import SwiftOutline
import ToolSupport

extension Judge {
  /// Judges the tests that the learner wrote. All of them must pass with the given files. With each broken version,
  /// one of the passing tests must fail an expectation.
  ///
  /// - Parameter checks: those of `Check.ofTests`.
  func resultsOfTests(
    _ checks: [Check], _ submission: Submission, _ program: CheckProgram
  ) async throws(ToolError) -> [JudgedCheck] {
    guard let right = program.ofTests.first, let check = checks.first else { return [] }
    let start = TaskParts(of: submission.answerText).firstLine(of: check.task)
    let tests = try await outcomes(right)
    let good = tests.filter { $0.result == .passed }.map(\.id)
    let file = try? SourceFile(path: "", text: submission.answerText)
    let declarations = (try? file?.declarationsAndMembers()) ?? []
    var issues = tests.compactMap(\.problem)
    if let file {
      issues += sleeps(in: file, declarations) + expectationsOutsideOfTests(in: file, declarations)
      issues += expectationsInUnawaitedTasks(in: file, declarations)
    }
    if let line = file.flatMap(lineOfXCTestClass) {
      issues.append(.xcTestClass(line))
    } else if tests.isEmpty {
      issues = [.noTests(start)]
    }
    var results: [CheckResult] = Array(repeating: .notAsked, count: checks.count - 1)
    // A test that crashes or hangs would do so again with each version.
    if !good.isEmpty, tests.allSatisfy(\.ended) {
      let versions = Array(program.ofTests.dropFirst())
      // Tests that hang would keep other versions waiting.
      let atOnce = builder.atOnce == 1 ? 1 : versions.count
      let found = try await inParallel(versions, atOnce: atOnce) { version throws(ToolError) in
        try await outcomes(version, good)
      }
      let useless = good.filter { test in
        found.allSatisfy { $0.contains { $0.id == test && $0.result == .passed } }
      }
      issues += tests.filter { useless.contains($0.id) }.map {
        $0.issue(
          "'\($0.name)' can't fail: it passes with a version that does nothing, "
            + "and with one that does too much.")
      }
      results = zip(submission.broken, found).filter { $0.0.isCheck }.map { _, outcomes in
        if outcomes.contains(where: \.failed) { return .passed }
        let issues = outcomes.compactMap(\.problem)
        guard let first = issues.first else {
          return .unnoticed(passing: good.count, of: tests.count)
        }
        let sentence = "No expectation fails, and a crash or a timeout doesn't count:"
        return .failed([CheckIssue(line: first.line, message: sentence)] + issues)
      }
    }
    return zip(checks, [issues.isEmpty ? .passed : .failed(issues)] + results)
      .map { JudgedCheck(check: $0, result: $1) }
  }

  /// Runs tests together, and alone those that did not end.
  ///
  /// - Parameter ids: the tests to run; nil for all.
  private func outcomes(
    _ version: TestProgram, _ ids: [String]? = nil
  ) async throws(ToolError) -> [TestOutcome] {
    let together = try await run(version.program, version.module, ids, limit: builder.limits.all)
    let tests = together.events.tests
    let atOnce = builder.atOnce == 1 ? 1 : tests.count
    return try await inParallel(tests, atOnce: atOnce) { test throws(ToolError) in
      let first = TestOutcome(test, in: together)
      if together.isFinished || first.failed { return first }
      return TestOutcome(
        test,
        in: try await run(version.program, version.module, [test.id], limit: builder.limits.one))
    }
  }

  /// The places in the learner's text where a test sleeps.
  private func sleeps(in file: SourceFile, _ declarations: [Declaration]) -> [CheckIssue] {
    file.linesOfRealSleeps(besides: declarations).map { line in
      // A member comes after its type.
      let place = declarations.last { $0.lines.contains(line) }?.name ?? "The text"
      return CheckIssue(line: line, message: "'\(place)' sleeps: a test with a stub needs no wait.")
    }
  }
}

extension CheckIssue {
  /// - Parameter line: where the task begins.
  static func noTests(_ line: Int?) -> CheckIssue {
    CheckIssue(line: line, message: "No tests. Add a function with '@Test'.", kind: .testsMissing)
  }

  static func xcTestClass(_ line: Int) -> CheckIssue {
    let message =
      "XCTest classes aren't run here. Write '@Test func', and '#expect(a == b)' for "
      + "'XCTAssertEqual(a, b)'."
    return CheckIssue(line: line, message: message, kind: .testsMissing)
  }
}

/// The first line of a learner's text that names `XCTestCase`, which the runner of Swift Testing ignores.
private func lineOfXCTestClass(in file: SourceFile) -> Int? {
  file.tokens.first { $0.kind == .identifier && file.text(in: $0.range) == "XCTestCase" }?.line
}

/// The functions of a learner's text with an expectation that aren't tests, and that nothing calls.
private func expectationsOutsideOfTests(
  in file: SourceFile, _ declarations: [Declaration]
) -> [CheckIssue] {
  func words(_ kind: Token.Kind) -> [(text: String, offset: Int)] {
    file.tokens.filter { $0.kind == kind }
      .map { (file.text(in: $0.range), $0.range.lowerBound) }
  }
  let expectations = words(.pound).filter { ["#expect", "#require"].contains($0.text) }
  let names = words(.identifier)
  return declarations.filter { function in
    let isTest = function.attributes.contains { $0.name == "Test" }
    let isUsed = names.contains {
      $0.text.trimming { $0 == "`" } == function.name && !function.range.contains($0.offset)
    }
    return function.kind == .function && !isTest && !isUsed
      && expectations.contains { function.range.contains($0.offset) }
  }.map {
    CheckIssue(line: $0.line, message: "'\($0.name)' has no '@Test', so it never runs.")
  }
}

/// The tests with an expectation in a `Task`, and no wait outside of it. Such a test can end before the expectation runs.
private func expectationsInUnawaitedTasks(
  in file: SourceFile, _ declarations: [Declaration]
) -> [CheckIssue] {
  let tasks = file.calls(of: "Task").compactMap(\.trailingClosure)
  let tokens = file.tokens.filter { $0.kind != .comment }
    .map { (text: file.text(in: $0.range), offset: $0.range.lowerBound) }
  return declarations.filter { function in
    guard function.attributes.contains(where: { $0.name == "Test" }) else { return false }
    let own = tokens.filter { function.range.contains($0.offset) }
    func isInTask(_ token: (text: String, offset: Int)) -> Bool {
      tasks.contains { $0.contains(token.offset) }
    }
    return own.contains { ["#expect", "#require"].contains($0.text) && isInTask($0) }
      && !own.contains { ["await", "wait"].contains($0.text) && !isInTask($0) }
  }.map {
    CheckIssue(
      line: $0.line,
      message: "'\($0.name)' can end before its Task does. Use 'await' in the test itself.")
  }
}

/// The result of one of the learner's tests with one version of the given files.
private struct TestOutcome {
  let id: String
  let result: CheckResult
  /// Whether the test failed an expectation, even if it crashed or hung afterwards.
  let failed: Bool
  private let line: Int?

  init(_ test: CheckEvents.Test, in run: CheckRun) {
    (id, line, result) = (test.id, test.line, run.result(of: test.id))
    failed = run.events.issues[id]?.isEmpty == false
  }

  /// The name of the test's function.
  var name: String { String(id.split(separator: "/").last ?? "") }

  /// Whether the test ended by itself.
  var ended: Bool {
    switch result {
    case .passed, .failed, .skipped: true
    default: false
    }
  }

  /// Why the test failed; nil if it passed.
  var problem: CheckIssue? {
    switch result {
    case .passed: nil
    case .failed(let issues): issue("'\(name)' fails: \(issues[0].message)", issues[0].line)
    default: issue("'\(name)': \(result.words.joined(separator: " "))")
    }
  }

  func issue(_ message: String, _ line: Int? = nil) -> CheckIssue {
    CheckIssue(line: line ?? self.line, message: message)
  }
}
