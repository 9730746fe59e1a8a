import SwiftOutline
import ToolSupport

/// The statements of a section of a chapter's `main.swift` as a reader would write them, with the values
/// of the transcript behind their lines.
///
///     let deps = Deps.makeDeps(aService: a, bService: b)
///     deps.aService = fake
///     deps.cService.getCs()  // [(-1, 11), (-2, 12), (-3, 13)]
///
/// A learner may have changed the text, so that the transcript doesn't match: the rest is shown as code and as printed
/// lines.
package struct PlayedSection: Sendable {
  package let title: String
  package let lines: [PlayedLine]
  /// Whether the transcript has the section. If not, no line has a value.
  package let isPrinted: Bool

  /// The lines from the first with the prefix `first` to the next with the prefix `last`, with the comments after it, or
  /// to the end of the section.
  ///
  /// - Parameter allowsOtherValues: whether to use the last line with the same code if no line has the value of a
  ///   prefix any more.
  /// - Throws: `ToolError` if no line has the prefix.
  func part(
    from first: String, to last: String?, allowsOtherValues: Bool = false
  ) throws(ToolError) -> [PlayedLine] {
    let texts = lines.map(\.text)
    func index(_ start: String, in range: Range<Int>) throws(ToolError) -> Int {
      if let found = range.first(where: { texts[$0].hasPrefix(start) }) { return found }
      let code = start.firstRange(of: "  // ").map { start[..<$0.upperBound] }
      guard allowsOtherValues, let code,
        let found = range.last(where: { texts[$0].hasPrefix(code) })
      else { throw ToolError("No line of the section begins with '\(start)'.") }
      return found
    }
    let from = try index(first, in: lines.indices)
    guard let last else { return Array(lines[from...]) }
    let to = try index(last, in: from..<lines.count)
    let notes = texts[(to + 1)...].prefix { $0.hasPrefix("//") }
    return Array(lines[from...(to + notes.count)])
  }
}

extension PlayedSection {
  /// The sections of a `main.swift` in order, each with its lines of the transcript. Of several sections with the same
  /// heading, the last one gets all remaining lines. The section of `staysOpen` isn't included.
  static func all(of source: SourceFile, printing transcript: String) -> [PlayedSection] {
    let (calls, bytes) = (PrintingCalls(of: source), Array(source.text.utf8))
    let titles = calls.headings.map { $0.name == "section" ? source.printed(by: $0) : nil }
    var (printed, sections) = (TranscriptSections(transcript), [PlayedSection]())
    for (index, (heading, title)) in zip(calls.headings, titles).enumerated() {
      guard let title else { continue }
      let start = heading.trailingClosure.map { $0.lowerBound - 1 } ?? heading.range.upperBound
      let next = calls.headings.dropFirst(index + 1).first?.range.lowerBound ?? bytes.count
      // A heading can be inside the call of another.
      let body = start..<max(start, next)
      let lines = printed.take(title, all: !titles.dropFirst(index + 1).contains(title))
      var writer = PlayedSectionWriter(
        source, bytes, body, below: heading.line, printing: lines ?? [])
      let pieces = writer.pieces(calls.lines.filter { body.contains($0.range.lowerBound) })
      sections.append(
        PlayedSection(title: title, lines: PlayedLine.all(of: pieces), isPrinted: lines != nil))
    }
    return sections
  }
}

extension Checkout {
  /// The sections of a chapter's `main.swift`, each with its lines of `Expected.txt`.
  ///
  /// - Throws: `ToolError` if one of the files can't be read.
  package func playedSections(of chapter: Chapter) throws(ToolError) -> [PlayedSection] {
    try playedSections(in: chapter.folder)
  }

  /// - Parameter folder: contains `main.swift` and `Expected.txt`.
  package func playedSections(in folder: String) throws(ToolError) -> [PlayedSection] {
    PlayedSection.all(
      of: try source("\(folder)/main.swift"), printing: try read("\(folder)/Expected.txt"))
  }
}

/// The lines of a transcript below each heading, `== Title ==`.
private struct TranscriptSections {
  private var sections: [(title: String, lines: [String])] = []

  init(_ transcript: String) {
    for line in transcript.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      if line.hasPrefix("== "), line.hasSuffix(" ==") {
        sections.append((String(line.dropFirst(3).dropLast(3)), []))
      } else if !sections.isEmpty {
        sections[sections.count - 1].lines.append(String(line))
      }
    }
  }

  /// Removes and returns the lines of the first section with a title; or those of all, with the headings between them.
  /// Nil if there is none.
  mutating func take(_ title: String, all: Bool) -> [String]? {
    guard let first = sections.firstIndex(where: { $0.title == title }) else { return nil }
    var lines = sections.remove(at: first).lines
    guard all else { return lines }
    for section in sections where section.title == title {
      lines += ["== \(title) =="] + section.lines
    }
    return lines
  }
}
