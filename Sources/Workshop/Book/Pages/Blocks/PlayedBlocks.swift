import SwiftOutline
import ToolSupport

/// Sections of a chapter's `main.swift` with the values that its transcript has.
struct PlayedBlocks: PlacedBlockKind {
  let marks = ["swift played"]
  /// Whether a mark may name lines with values that are others by now.
  var allowsOtherValues = false
  /// By path and text of the file, and by its transcript.
  private let known = AsyncCache<[String], [PlayedSection]>()

  func source(of block: QuotingBlock) async throws(ToolError) -> BlockSource {
    .copy(of: try await lines(of: block).map(\.text).joined(separator: "\n"))
  }

  func lines(of block: QuotingBlock) async throws(ToolError) -> [PlayedLine] {
    let mark = try PlayedMark(of: block)
    let (file, expected) = ("\(mark.folder)/main.swift", "\(mark.folder)/Expected.txt")
    let (text, printed) = (try block.checkout.read(file), try block.checkout.read(expected))
    let sections = try await known.answer(to: [file, text, printed]) { () throws(ToolError) in
      PlayedSection.all(of: try SourceFile(reading: text, file), printing: printed)
    }
    guard let section = sections.first(where: { $0.title == mark.title }) else {
      throw ToolError("\(file) has no section '\(mark.title)'.")
    }
    guard section.isPrinted else {
      throw ToolError("\(expected) has no section '\(mark.title)'.")
    }
    return try lines(of: mark, in: section)
  }

  func place(of block: QuotingBlock, in sources: inout ReadSources) throws(ToolError) -> BlockPlace
  {
    let mark = try PlayedMark(of: block)
    var place = BlockPlace(file: "\(mark.folder)/main.swift", section: mark.title)
    let section = try sources.sections(in: mark.folder).first { $0.title == mark.title }
    if let section { place.lines = (try? lines(of: mark, in: section).places).map { [$0] } ?? [] }
    return place
  }

  private func lines(
    of mark: PlayedMark, in section: PlayedSection
  ) throws(ToolError) -> [PlayedLine] {
    guard let ends = mark.ends else { return section.lines }
    return try section.part(
      from: ends.first, to: ends.last, allowsOtherValues: allowsOtherValues)
  }
}

/// What the mark of a played block names: `played: SECTION`, with ` / FIRST … LAST` for some of its
/// lines. On a page that is no chapter's, the folder is before the section.
struct PlayedMark {
  let folder: String
  let title: String
  /// What its first line begins with, and its last one.
  let ends: (first: String, last: String)?

  init(of block: QuotingBlock) throws(ToolError) {
    var mark = block.mark
    if let chapter = block.chapter {
      folder = chapter.folder
    } else {
      (folder, mark) = try block.fileAndName(or: "played: FOLDER SECTION")
    }
    let parts = mark.split(separator: " / ", maxSplits: 1).map(String.init)
    guard let title = parts.first else {
      throw ToolError("Write 'played: SECTION' above the block.")
    }
    self.title = title
    let words = parts.dropFirst().first.map { $0.split(separator: " … ", maxSplits: 1) } ?? []
    ends = words.first.flatMap { first in words.last.map { (String(first), String($0)) } }
  }
}

/// The played blocks of a page, with what of them was printed.
package struct PlayedPage {
  private let page: String
  private let chapter: Chapter?
  private let checkout: Checkout
  /// By the folder of the program.
  private var known: [String: [PlayedSection]]

  /// - Parameters:
  ///   - chapter: whose guide the page is; nil for another page.
  ///   - sections: those of the chapter, where they are known.
  package init(
    _ page: String, of chapter: Chapter?, in checkout: Checkout, sections: [PlayedSection]? = nil
  ) {
    (self.page, self.chapter, self.checkout, known) = (page, chapter, checkout, [:])
    if let chapter, let sections { known[chapter.folder] = sections }
  }

  /// The title of a block's section, and the lines of the block. A line that the section doesn't have is
  /// code. Nil for a block of another kind, and if the program can't be read.
  package mutating func lines(
    of block: (language: String, marker: String?, text: String)
  ) -> (title: String, lines: [PlayedLine])? {
    let quoting = QuotingBlock(
      checkout: checkout, language: block.language, text: block.text, marker: block.marker,
      page: page, chapter: chapter)
    guard PlayedBlocks().marks.contains(quoting.key), let mark = try? PlayedMark(of: quoting) else {
      return nil
    }
    let sections = known[mark.folder] ?? (try? checkout.playedSections(in: mark.folder)) ?? []
    known[mark.folder] = sections
    guard let section = sections.first(where: { $0.title == mark.title }) else { return nil }
    let lines = Dictionary(
      section.lines.map { ($0.text, $0) }, uniquingKeysWith: { first, _ in first })
    return (mark.title, block.text.lines.map { lines[$0] ?? PlayedLine(code: $0) })
  }
}
