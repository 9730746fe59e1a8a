/// Runs a chapter's built program and compares what it prints with `Expected.txt`.
public struct ChapterRun: Sendable {
  /// A chapter that prints for longer is ended; each prints in milliseconds.
  static let limit = Duration.seconds(10)
  /// A transcript is read in a terminal of this width.
  static let columns = 80

  let checkout: Checkout
  let folder: BuildFolder
  let surroundings: Surroundings

  public init(in checkout: Checkout, folder: BuildFolder, surroundings: Surroundings) {
    (self.checkout, self.folder, self.surroundings) = (checkout, folder, surroundings)
  }

  public enum Verdict: Sendable, Equatable {
    case asExpected(lines: Int)
    /// The words, and what to look at.
    case wrong(Wrong)
  }

  public struct Wrong: Sendable, Equatable {
    /// Two or three words for a list.
    let short: String
    /// Sentences below it.
    let details: [String]
    /// What the program printed, where that differs from the transcript.
    var printed: String?
  }

  /// What the program prints, if it ends with status 0 and leaves standard error empty.
  public func printed(by chapter: Chapter) async throws(Complaint) -> Result<String, Complaint> {
    let program = folder.program(chapter.name)
    guard surroundings.files.exists(program) else {
      return .failure(Complaint("NOT BUILT\nThere is no \(checkout.relative(program))."))
    }
    let ended = try await surroundings.processes.run(
      Command(program, in: checkout.root, limit: Self.limit))
    let unfinished = ended.output.isEmpty || ended.output.hasSuffix("\n") ? 0 : 1
    let after = "after \(ended.output.count(where: \.isNewline) + unfinished) lines"
    let errors = ended.errors.split(separator: "\n").prefix(3).joined(separator: "\n")
    switch ended.way {
    case .exit(0) where ended.errors.isEmpty:
      return .success(ended.output)
    case .exit(0):
      return .failure(Complaint("WROTE TO STANDARD ERROR\n\(errors)"))
    case .exit(let status):
      return .failure(Complaint("ENDED WITH STATUS \(status) \(after)\n\(errors)"))
    case .signal(let number):
      return .failure(Complaint("CRASHED, signal \(number), \(after)\n\(errors)"))
    case .overtime(let limit):
      return .failure(Complaint("HUNG: killed after \(limit.components.seconds) s, \(after)"))
    }
  }

  public func verdict(on chapter: Chapter) async throws(Complaint) -> Verdict {
    let printed: String
    switch try await self.printed(by: chapter) {
    case .success(let text): printed = text
    case .failure(let complaint):
      let lines = complaint.description.split(separator: "\n").map(String.init)
      return .wrong(Wrong(short: lines[0], details: Array(lines.dropFirst())))
    }
    guard surroundings.files.exists(checkout.path(chapter.expected)) else {
      return .wrong(
        Wrong(
          short: "NO TRANSCRIPT",
          details: [
            "\(chapter.expected) is missing. Make it: "
              + "swift run workshop expect --bless \(chapter.name)"
          ]))
    }
    let expected = try checkout.read(chapter.expected)
    if let difference = TranscriptDifference(expected: expected, printed: printed) {
      return .wrong(
        Wrong(
          short: "DIFFERS at line \(difference.line)", details: difference.twoLines,
          printed: printed))
    }
    let lines = printed.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    if let wide = lines.firstIndex(where: { $0.count > Self.columns }) {
      return .wrong(
        Wrong(
          short: "TOO WIDE at line \(wide + 1)",
          details: ["A line has at most \(Self.columns) characters: \(lines[wide])"]))
    }
    return .asExpected(lines: lines.count)
  }
}
