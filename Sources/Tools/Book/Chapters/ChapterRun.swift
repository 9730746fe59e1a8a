import ToolSupport

/// Runs a chapter's built program and compares what it prints with `Expected.txt`.
package struct ChapterRun: Sendable {
  /// A chapter that prints for longer is ended; each prints in milliseconds.
  static let limit = Duration.seconds(10)
  /// A transcript is read in a terminal of this width.
  static let columns = 80

  private let session: Session

  package init(_ session: Session) { self.session = session }

  package enum Outcome: Sendable, Equatable {
    case asExpected(lines: Int)
    case wrong(Wrong)

    /// - Parameter errors: the compiler's.
    package static func doesNotCompile(_ errors: [String]) -> Outcome {
      .wrong(Wrong(short: "DOES NOT COMPILE", details: errors))
    }
  }

  package struct Wrong: Error, Equatable {
    /// Two or three words for a list.
    package let short: String
    /// Sentences below it.
    package let details: [String]
    /// What the program printed, where that differs from the transcript.
    package var printed: String?
  }

  /// What the program prints, if it ends with status 0 and leaves standard error empty.
  package func printed(by chapter: Chapter) async throws(ToolError) -> Result<String, Wrong> {
    let program = session.folder.program(chapter.name)
    guard session.files.exists(program) else {
      let path = session.checkout.relative(program)
      return .failure(Wrong(short: "NOT BUILT", details: ["There is no \(path)."]))
    }
    let ended = try await session.run(
      Command(
        program, in: session.checkout.root, environment: ["SWIFT_BACKTRACE": "enable=no"],
        limit: Self.limit))
    let errors = ended.errors.split(separator: "\n").prefix { $0 != "Current stack trace:" }
      .prefix(3).map(String.init)
    func wrong(_ short: String) -> Result<String, Wrong> {
      // A program writes to a pipe in large pieces, so the last one may not have come.
      let hint = "see how far it comes: swift run \(chapter.name)"
      return .failure(Wrong(short: short, details: errors + [hint]))
    }
    switch ended.ending {
    case .exit(0) where ended.errors.isEmpty: return .success(ended.output)
    case .exit(0): return wrong("WROTE TO STANDARD ERROR")
    case .exit(let status): return wrong("ENDED WITH STATUS \(status)")
    case .signal(let number): return wrong("CRASHED, signal \(number)")
    case .overtime(let limit): return wrong("HUNG: killed after \(limit.components.seconds) s")
    }
  }

  package func outcome(of chapter: Chapter) async throws(ToolError) -> Outcome {
    let printed: String
    switch try await self.printed(by: chapter) {
    case .success(let text): printed = text
    case .failure(let wrong): return .wrong(wrong)
    }
    guard session.files.exists(session.checkout.path(chapter.expected)) else {
      let remedy = "Make it: swift run workshop expect --bless \(chapter.name)"
      return .wrong(
        Wrong(short: "NO TRANSCRIPT", details: ["\(chapter.expected) is missing. \(remedy)"]))
    }
    let expected = try session.checkout.read(chapter.expected)
    if let difference = TranscriptDifference(expected: expected, printed: printed) {
      return .wrong(
        Wrong(
          short: "DIFFERS at line \(difference.line)", details: difference.twoLines,
          printed: printed))
    }
    let lines = printed.lines.dropLast()
    if let wide = lines.firstIndex(where: { $0.count > Self.columns && !isStated($0) }) {
      return .wrong(
        Wrong(
          short: "TOO WIDE at line \(wide + 1)",
          details: ["A line has at most \(Self.columns) characters: \(lines[wide])"]))
    }
    return .asExpected(lines: lines.count)
  }

  /// Whether a document prints the line, so wide as it is: then its claim quotes it.
  private func isStated(_ line: String) -> Bool {
    (try? session.checkout.read(Claims.page))?.contains("`\(line)`") == true
  }
}
