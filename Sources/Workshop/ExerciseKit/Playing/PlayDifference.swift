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
    /// The last lines that it printed.
    package let last: [String]
  }

  package struct Section: Sendable {
    package let change: SectionChange
    /// For each line of the change where its value is shown, as `main.swift:42`.
    package let places: [String?]
  }

  package let failure: Failure?
  /// None where it failed.
  package let sections: [Section]
  /// Every value that a line of a file shows: `main.swift:42` and `[1, 2]`.
  package private(set) var values: [(place: String, value: String)] = []
  /// The first lines of standard error.
  package let errors: [String]

  /// - Parameter texts: the files that were built, by path, relative to the checkout.
  package init(_ ended: ProcessResult, of texts: [String: String], _ played: PlayedChapter) {
    errors = ended.errors.split(separator: "\n").prefix(3).map(String.init)
    let end = String(decoding: ended.output.utf8.suffix(2048), as: UTF8.self)
    failure = Self.words(for: ended).map { title, sentence in
      Failure(
        title: title, sentence: sentence,
        last: end.split(separator: "\n").suffix(6).map(String.init))
    }
    guard failure == nil else {
      sections = []
      return
    }
    let places = ShownPlaces(texts.map { (played.name($0.key), $0.value) })
    values = Self.values(in: ended.output, places)
    sections = SectionChange.all(from: played.transcript, to: ended.output).map { section in
      Section(
        change: section,
        places: section.lines.map { line in
          guard case .value(let expression, let count, _, _) = line else { return nil }
          return places.place(of: expression, in: section.heading, count: count)
        })
    }
  }

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

  /// What is wrong with a run, in two or three words and in a sentence; nil if it came to its end.
  private static func words(for ended: ProcessResult) -> (String, String)? {
    if ended.wasCut {
      return ("FLOOD", "It printed more than \(RealProcesses.mostOutput >> 20) MB.")
    }
    switch ended.ending {
    case .exit(0): return nil
    case .exit(let status): return ("ENDED WITH STATUS \(status)", "The rest did not run.")
    case .overtime(let limit):
      return ("NO END", ended.overtimeWords("\(limit.components.seconds) s"))
    case .signal(SIGPROF):
      return ("NO END", ended.overtimeWords("\(Int(ChapterBuilder.work)) s of processor time"))
    case .signal:
      let place = ended.errors.firstMatch(of: #/(\w+\.swift:\d+): Fatal error/#)?.1
      return ("CRASHED", ended.crashWords + (place.map { " (\($0))" } ?? ""))
    }
  }
}
