import Book
import Foundation
import ToolSupport

/// What became of the newest text of a chapter.
package enum PlayedOutcome: Sendable {
  case doesNotCompile([Diagnostic])
  case ran(ProcessResult)
}

/// What a run of a chapter printed otherwise than is committed, or why it came to no end.
package struct PlayDifference: Sendable {
  package struct Failure: Sendable {
    /// Two or three words.
    package let title: String
    package let sentence: String
    /// Where a crash came from the chapter's own files: `main.swift` and 42.
    package let place: (file: String, line: Int)?
    /// The last lines that it printed.
    package let last: [String]
  }

  package struct Section: Sendable {
    package let change: SectionChange
    /// For each line of the change where its value is shown, as `main.swift:42`.
    package let places: [String?]
  }

  package let failure: Failure?
  /// What it printed, where that is long without what nobody reads.
  package let output: String
  /// None where it failed.
  package let sections: [Section]
  /// Every value that a line of a file shows: `main.swift:42` and `[1, 2]`.
  package private(set) var values: [(place: String, value: String)] = []
  /// The first lines of standard error.
  package let errors: [String]

  /// - Parameter texts: the files that were built, by path, relative to the checkout.
  package init(_ ended: ProcessResult, of texts: [String: String], _ played: PlayedChapter) {
    let start = String(decoding: ended.errors.utf8.prefix(Self.mostErrors), as: UTF8.self)
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

  /// How many bytes of standard error are looked at for its first lines.
  private static let mostErrors = 65_536

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
  /// How many bytes of what was printed are looked at for what went wrong.
  private static let most = 65_536

  /// Why a run came to no end; nil if it came to one.
  fileprivate init?(
    of ended: ProcessResult, in texts: [String: String], _ played: PlayedChapter
  ) {
    guard ended.ending != .exit(0) || ended.wasCut else { return nil }
    var end = ended
    end.output = String(decoding: ended.output.utf8.suffix(Self.most), as: UTF8.self)
    end.errors = String(decoding: ended.errors.utf8.suffix(Self.most), as: UTF8.self)
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
      let limit = "\(Int(ChapterBuilder.work)) s of processor time"
      sentence = "Stopped \(ended.overtimeDetail(limit))."
    case .signal:
      (title, sentence) = ("CRASHED", end.crashMessage.cut())
    }
  }
}

extension PlayedChapter {
  /// What a page calls one of these files, by its path, by `Deps1/Shop.swift`, or by its name alone as the
  /// compiler says it; nil where that is none of them, or may be several.
  package func name(file path: String, of texts: [String: String]) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let isWhole = path.hasPrefix("/")
    guard isWhole || parts.count == 1 || parts[0] == chapter.name else { return nil }
    let found = texts.keys.filter {
      isWhole ? path == checkout.path($0) : "/\($0)".hasSuffix("/\(parts.last ?? "")")
    }
    return found.count == 1 ? found.first.map(name) : nil
  }
}
