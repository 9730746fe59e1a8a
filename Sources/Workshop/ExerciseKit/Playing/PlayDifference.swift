import Book
import Foundation
import ToolSupport

/// The outcome of the newest text of a chapter.
package enum PlayedOutcome: Sendable {
  case doesNotCompile([Diagnostic])
  case ran(ProcessResult)
}

/// The differences of a run from the transcript, or the reason of its failure.
package struct PlayDifference: Sendable {
  package struct Failure: Sendable {
    /// The outcome in two or three words.
    package let title: String
    package let sentence: String
    /// The location of a crash in the chapter's own files: `main.swift` and 42.
    package let place: (file: String, line: Int)?
    /// The last lines of output.
    package let last: [String]
  }

  package struct Section: Sendable {
    package let change: SectionChange
    /// The source location of each line's value, as `main.swift:42`.
    package let places: [String?]
  }

  package let failure: Failure?
  /// The output, shortened if it is long.
  package let output: String
  /// The differences by section; empty after a failure.
  package let sections: [Section]
  /// Every shown value with its location: `main.swift:42` and `[1, 2]`.
  package private(set) var values: [(place: String, value: String)] = []
  /// The first lines of standard error.
  package let errors: [String]

  /// - Parameter texts: the built files by path, relative to the checkout.
  package init(_ ended: ProcessResult, of texts: [String: String], _ played: PlayedProgram) {
    let start = String(decoding: ended.errors.utf8.prefix(Self.maxErrorBytes), as: UTF8.self)
    errors = start.split(separator: "\n").prefix(3).map { String($0).cut() }
    failure = Failure(of: ended, in: texts, played)
    guard failure == nil else {
      (output, sections) = ("", [])
      return
    }
    output = CutOutput(ended.output, like: played.transcript).text
    let places = ShownPlaces(texts.sorted { $0.key < $1.key }.map { (played.name($0), $1) })
    values = Self.values(in: output, places)
    sections = SectionChange.all(from: played.transcript, to: output).map { section in
      Section(
        change: section,
        places: section.lines.map { line in
          guard case .value(let expression, let count, _, _) = line else { return nil }
          return places.place(of: expression, in: section.heading, count: count)
        })
    }
  }

  /// The bytes of standard error that are searched for its first lines.
  private static let maxErrorBytes = 65_536

  private static func values(
    in output: String, _ places: ShownPlaces
  ) -> [(place: String, value: String)] {
    var (heading, counts): (String, [String: Int]) = ("", [:])
    return output.lines.compactMap { line in
      if let match = line.wholeMatch(of: #/== (.+) ==/#) {
        (heading, counts) = (String(match.1), [:])
      }
      guard let (expression, value) = SectionChange.shown(in: line) else { return nil }
      defer { counts[expression, default: 0] += 1 }
      return places.place(of: expression, in: heading, count: counts[expression, default: 0])
        .map { ($0, value) }
    }
  }
}

extension PlayDifference.Failure {
  /// The bytes of output that are searched for the cause.
  private static let maxBytes = 65_536

  /// Nil if the run succeeded.
  fileprivate init?(
    of ended: ProcessResult, in texts: [String: String], _ played: PlayedProgram
  ) {
    guard ended.ending != .exit(0) || ended.wasCut else { return nil }
    var end = ended
    end.output = String(decoding: ended.output.utf8.suffix(Self.maxBytes), as: UTF8.self)
    end.errors = String(decoding: ended.errors.utf8.suffix(Self.maxBytes), as: UTF8.self)
    last = String(decoding: end.output.utf8.suffix(2_048), as: UTF8.self)
      .split(separator: "\n").suffix(6).map(String.init)
    let isCrash = if case .signal = ended.ending { true } else { false }
    place = isCrash ? end.crashPlace { played.name(file: $0, of: texts) } : nil
    if ended.wasCut {
      title = "TOO MUCH OUTPUT"
      sentence = "More than \(RealProcesses.mostOutput >> 20) MB."
      return
    }
    switch ended.ending {
    case .exit(let status):
      (title, sentence) = ("ENDED WITH STATUS \(status)", "The rest did not run.")
    case .overtime(let limit):
      (title, sentence) = (
        "TIMED OUT", "Stopped \(ended.overtimeDetail("\(limit.components.seconds) s"))."
      )
    case .signal(SIGPROF):
      title = "TIMED OUT"
      let limit = "\(Int(ProgramBuilder.work)) s of processor time"
      sentence = "Stopped \(ended.overtimeDetail(limit))."
    case .signal:
      (title, sentence) = ("CRASHED", end.crashMessage.cut())
    }
  }
}

extension PlayedProgram {
  /// The display name of one of these files, by its path, by `Deps1/Shop.swift`, or by its name alone as in
  /// compiler messages; nil if it is unknown or ambiguous.
  package func name(file path: String, of texts: [String: String]) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let isWhole = path.hasPrefix("/")
    guard isWhole || parts.count == 1 || parts[0] == program.module else { return nil }
    let found = texts.keys.filter {
      isWhole ? path == checkout.path($0) : "/\($0)".hasSuffix("/\(parts.last ?? "")")
    }
    return found.count == 1 ? found.first.map(name) : nil
  }
}
