import Book
import Foundation
import ToolSupport

extension Judge {
  /// Runs the checks of an exercise together. If the program doesn't finish, runs each one alone, so that a
  /// check that crashes, exits or hangs doesn't affect the others.
  ///
  /// - Returns: every check with its result, and the output.
  func results(
    of all: [Check], _ submission: Submission, _ program: CheckProgram
  ) async throws(ToolError) -> (checks: [JudgedCheck], printed: String) {
    let module = submission.exercise.checksModule
    var together = try await runAll(program, module)
    let list = all.filter { $0.probe == nil }
    var results = list.map { together.result(of: $0.id) }
    if !together.isFinished {
      // Checks that hang would keep others waiting for their turn.
      let atOnce = builder.atOnce == 1 ? 1 : list.count
      let alone = try await inParallel(list, atOnce: atOnce) { check throws(ToolError) in
        try await run(program, module, [check.id], limit: builder.limits.one)
      }
      results = zip(list, alone).map { $1.result(of: $0.id) }
      // If all finish alone, the machine was probably slow. So run them together once more, because state that
      // leaks between checks shows only then.
      if case .overtime = together.ended.ending, alone.allSatisfy(\.isFinished) {
        together = try await run(program, module, nil, limit: builder.limits.one)
        if together.isFinished { results = list.map { together.result(of: $0.id) } }
      }
    }
    var checks = zip(list, results).map { JudgedCheck(check: $0, result: $1) }
    for check in all {
      guard let probe = check.probe else { continue }
      // Lazy, because parsing the answer takes longer than the rest.
      let result = probe.result(program.refusals) {
        check.declaration(in: submission.answerText)?.lines
      }
      checks.append(JudgedCheck(check: check, result: result))
    }
    return (checks, program.isAlone ? together.ended.output : "")
  }

  /// Runs all checks, or reuses the events of this program's last run. A run with output, or an unfinished one,
  /// is never reused.
  private func runAll(
    _ program: CheckProgram, _ module: String
  ) async throws(ToolError) -> CheckRun {
    let kept = "\(program.folder)/events.jsonl"
    if keepsRuns, program.isAlone, let text = try? workspace.files.read(kept) {
      let last = CheckRun(ended: ProcessResult(.exit(0)), text: text, module: module)
      if last.isFinished { return last }
    }
    let now = try await run(program, module, nil, limit: builder.limits.all)
    if program.isAlone {
      let keeps = now.isFinished && now.ended.output.isEmpty
      try? workspace.files.write(keeps ? now.text : "", to: kept)
    }
    return now
  }

  /// Runs the named tests of a module, or all.
  func run(
    _ program: CheckProgram, _ module: String, _ ids: [String]?, limit: Duration
  ) async throws(ToolError) -> CheckRun {
    let environment = [
      "SWIFT_BACKTRACE": await workspace.backtraceSetting(), "ANSWER": program.answerFolder,
    ]
    let names = ids?.map(NSRegularExpression.escapedPattern).joined(separator: "|")
    let filter = #"^\#(module)\."# + (names.map { #"(\#($0))\("# } ?? "")
    guard let seal = program.seal else {
      let ended = try await workspace.runInEmptyFolder(
        try CheckRunner.command(
          program.executable, in: program.folder, filter: filter, environment: environment,
          limit: limit))
      return CheckRun(ended: ended, text: CheckRunner.events(in: ended.report), module: module)
    }
    let events = "\(program.folder)/events-\(UUID())"
    var arguments = program.arguments + ["--no-parallel"]
    arguments += ["--event-stream-version", "0", "--event-stream-output-path", events]
    arguments += ["--filter", filter, "--filter", #"^\#(module)\.seal\("#]
    let ended = try await workspace.run(
      Command(
        program.executable, arguments, in: program.folder, environment: environment, limit: limit,
        isContained: true))
    let text = (try? workspace.files.read(events)) ?? ""
    try? workspace.files.remove(events)
    return CheckRun(ended: ended, text: text, module: module, seal: seal)
  }
}

/// One run of the program, of some tests or of all.
struct CheckRun {
  let ended: ProcessResult
  /// The events as text.
  let text: String
  let events: CheckEvents

  init(ended: ProcessResult, text: String, module: String, seal: String? = nil) {
    (self.ended, self.text) = (ended, text)
    events = CheckEvents(text, module: module, seal: seal)
  }

  /// Whether the program exited by itself after it reported every check.
  var isFinished: Bool {
    guard case .exit(0...1) = ended.ending, !ended.wasCut else { return false }
    return events.runEnded
  }

  func result(of id: String) -> CheckResult {
    if ended.wasCut { return .flooded }
    switch ended.ending {
    case .overtime(let limit):
      return .hung("Timed out \(ended.overtimeDetail("\(limit.components.seconds) s"))")
    case .signal(SIGPROF):
      return .hung("Timed out \(ended.overtimeDetail("the processor time of a check"))")
    case .exit, .signal: break
    }
    guard isFinished else {
      if case .exit = ended.ending, !ended.errors.contains("unexpected signal") { return .ended }
      let place = ended.crashPlace { $0.hasSuffix("/Exercise.swift") ? "Exercise.swift" : nil }
      return .crashed(ended.crashMessage + (place.map { " (\($0.file):\($0.line))" } ?? ""))
    }
    if events.skipped.contains(id) { return .skipped }
    guard events.started.contains(id), events.ended.contains(id) else {
      return .missing
    }
    let issues = events.issues[id, default: []] + events.strayIssues
    return issues.isEmpty ? .passed : .failed(issues)
  }
}

extension ProcessResult {
  /// `after 3 s (infinite loop, …)`: the limit, and likely causes.
  func overtimeDetail(_ limit: String) -> String {
    let lines = output.utf8.count { $0 == UInt8(ascii: "\n") }
    let cause =
      lines >= 1_000
      ? "\(lines) lines of output by then" : "infinite loop, long wait, or a busy machine"
    return "after \(limit) (\(cause))"
  }

  /// One line about a crash, from the runtime if possible.
  var crashMessage: String {
    let said = "\(errors)\n\(output)"
    if let match = said.firstMatch(of: #/Fatal error: (.*)/#) { return String(match.1) }
    if let match = said.firstMatch(of: #/Could not cast value of type.*/#) {
      return String(match.0).replacing(#/ \(0x[0-9a-f]+\)/#, with: "")
    }
    var number: Int32?
    if case .signal(let own) = ending { number = own }
    if let match = said.firstMatch(of: #/signal code (\d+)/#) { number = Int32(match.1) }
    let cause =
      switch number {
      case SIGILL, SIGTRAP:
        "stopped without a message, as at an overflow, or where a queue waits for itself in queue.sync"
      case SIGSEGV, SIGBUS:
        "used memory that it doesn't have, as where a function calls itself without end"
      default: "ended"
      }
    return "the program \(cause)\(number.map { " (signal \($0))" } ?? "")"
  }
}
