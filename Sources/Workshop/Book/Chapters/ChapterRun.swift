import ToolSupport

/// Chapters take milliseconds.
private let limit = Duration.seconds(10)
/// The width of a terminal in which transcripts are read.
private let columns = 80

/// The reason why a run of a chapter failed.
package struct WrongRun: Error, Equatable {
  /// Two or three words, for a list of chapters.
  package let short: String
  /// Sentences that are printed below `short`.
  package let details: [String]
  /// The program's output, if it differs from the transcript.
  package var printed: String?
}

/// Running a chapter's program, and comparing its output with `Expected.txt`.
extension Workspace {
  /// The program's output, if it exits with status 0 and empty standard error.
  ///
  /// - Parameter errors: the compiler's errors, if it could not be built.
  package func printed(
    by chapter: Chapter, errors: [String]
  ) async throws(ToolError) -> Result<String, WrongRun> {
    guard errors.isEmpty else {
      return .failure(WrongRun(short: "DOES NOT COMPILE", details: errors))
    }
    guard let ended = try await run(chapter) else {
      let path = checkout.relative(folder.program(chapter.name))
      return .failure(WrongRun(short: "NOT BUILT", details: ["Missing \(path)."]))
    }
    return printed(by: chapter, ended)
  }

  /// Runs the chapter's program; nil if it isn't built.
  package func run(_ chapter: Chapter) async throws(ToolError) -> ProcessResult? {
    let program = folder.program(chapter.name)
    guard files.exists(program) else { return nil }
    return try await run(
      Command(
        program, in: checkout.root, environment: ["SWIFT_BACKTRACE": "enable=no"],
        limit: limit * environment.patience, isContained: true))
  }

  private func printed(
    by chapter: Chapter, _ ended: ProcessResult
  ) -> Result<String, WrongRun> {
    let errors = ended.errors.split(separator: "\n").prefix { $0 != "Current stack trace:" }
      .prefix(3).map(String.init)
    func wrong(_ short: String) -> Result<String, WrongRun> {
      // A program buffers its output to a pipe, so the last part may be missing.
      let hint = "see where it stops: swift run \(chapter.name)"
      return .failure(WrongRun(short: short, details: errors + [hint]))
    }
    if ended.wasCut {
      return wrong("TOO MUCH OUTPUT, over \(RealProcesses.mostOutput >> 20) MB")
    }
    switch ended.ending {
    case .exit(0) where ended.errors.isEmpty: return .success(ended.output)
    case .exit(0): return wrong("WROTE TO STANDARD ERROR")
    case .exit(let status): return wrong("ENDED WITH STATUS \(status)")
    case .signal(let number): return wrong("CRASHED, signal \(number)")
    case .overtime(let limit): return wrong("TIMED OUT after \(limit.components.seconds) s")
    }
  }

  /// The number of printed lines, if they match `Expected.txt`.
  package func outcome(
    of chapter: Chapter, errors: [String] = []
  ) async throws(ToolError) -> Result<Int, WrongRun> {
    try outcome(of: chapter, printed: try await printed(by: chapter, errors: errors))
  }

  /// The same for a finished run.
  package func outcome(
    of chapter: Chapter, _ ended: ProcessResult
  ) throws(ToolError) -> Result<Int, WrongRun> {
    try outcome(of: chapter, printed: printed(by: chapter, ended))
  }

  private func outcome(
    of chapter: Chapter, printed result: Result<String, WrongRun>
  ) throws(ToolError) -> Result<Int, WrongRun> {
    let printed: String
    switch result {
    case .success(let text): printed = text
    case .failure(let wrong): return .failure(wrong)
    }
    func wrong(
      _ short: String, _ details: [String], printed: String? = nil
    ) -> Result<Int, WrongRun> {
      .failure(WrongRun(short: short, details: details, printed: printed))
    }
    guard files.exists(checkout.path(chapter.expected)) else {
      let remedy = "Create it: swift run workshop expect --bless \(chapter.name)"
      return wrong("NO TRANSCRIPT", ["Missing \(chapter.expected). \(remedy)"])
    }
    let expected = try checkout.read(chapter.expected)
    if let difference = TranscriptDifference(expected: expected, printed: printed) {
      return wrong("DIFFERS at line \(difference.line)", difference.twoLines, printed: printed)
    }
    let lines = printed.lines.dropLast()
    if let wide = lines.firstIndex(where: { $0.count > columns && !isStated($0) }) {
      let words = "Shorten this line to \(columns) characters: \(lines[wide])"
      return wrong("TOO WIDE at line \(wide + 1)", [words])
    }
    return .success(lines.count)
  }

  /// Whether a claim quotes the line: a document prints it, so it may be wider than a terminal.
  private func isStated(_ line: String) -> Bool {
    (try? checkout.read(Claims.page))?.contains("`\(line)`") == true
  }
}
